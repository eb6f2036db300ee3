import { itemAt } from '../../units/item-at.ts';
import { cutShare } from './energy.ts';
import type { FitLayout, FitPhoto } from './fit-task.ts';

/** Cut share of the photo that is cut most. */
export function worstCut(photos: readonly FitPhoto[], { rects }: FitLayout): number {
  return Math.max(...photos.map(({ aspect }, index) => cutShare(itemAt(rects, index).width / itemAt(rects, index).height / aspect)));
}
