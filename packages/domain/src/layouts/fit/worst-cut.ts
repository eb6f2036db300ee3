import { itemAt } from '../../units/item-at.ts';
import { cutShare } from './energy.ts';
import type { FitLayout, FitPhoto } from './fit-task.ts';

/** Share that is cut off the photo of which most is cut off. */
export function worstCut(photos: readonly FitPhoto[], { rects }: FitLayout): number {
  return Math.max(...photos.map(({ aspect }, at) => cutShare(itemAt(rects, at).width / itemAt(rects, at).height / aspect)));
}
