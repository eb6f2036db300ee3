import { itemAt } from '../../units/item-at.ts';
import { cutShare } from './energy.ts';
import type { FitLayout, FitPhoto } from './fit-task.ts';

/** Cut share of the photo that is cut most. */
export function worstCut(photos: readonly FitPhoto[], { rects }: FitLayout): number {
  return Math.max(...photos.map(({ aspect }, at) => cutShare(itemAt(rects, at).width / itemAt(rects, at).height / aspect)));
}
