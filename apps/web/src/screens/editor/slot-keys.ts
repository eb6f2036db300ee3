import { emptySlot } from '../../app/editor-actions.ts';
import { commitLiveSoon, movePhoto, zoomPhoto } from '../../app/live-view.ts';

/** One press of an arrow moves the photo this far, cm. */
const STEP = 0.4;

const MOVES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Factors of the zoom buttons. [PEDIT-05] [PEDIT-06] */
export const SMALLER = 1.05;
export const LARGER = 0.95;

/** What a key does to the photo of a slot; false when it means nothing here. */
export function slotKey(slot: string, isFilled: boolean, key: string): boolean {
  if (!isFilled) return false;
  const move = MOVES[key];
  if (move) movePhoto(slot, move);
  else if (key === '+' || key === '=') zoomPhoto(slot, LARGER);
  else if (key === '-' || key === '_') zoomPhoto(slot, SMALLER);
  else if (key === 'Delete' || key === 'Backspace') emptySlot(slot);
  else return false;
  if (key !== 'Delete' && key !== 'Backspace') commitLiveSoon();
  return true;
}
