import { photoLayers } from '@muro/domain';
import { armSwap, emptySlot } from '../../../app/collage/editor-actions.ts';
import { useEditorView } from '../../../app/collage/editor-view.ts';
import { commitLiveSoon, movePhoto, turnPhoto, zoomPhoto } from '../../../app/collage/live-view.ts';
import { openCollage, openSlots } from '../../../app/collage/open-collage.ts';
import { pageOf } from '../../../app/collage/open-page.ts';
import { type Direction, neighbourOf } from '../../../flow/slots/slot-neighbour.ts';
import { focusSlot } from './slot-element.ts';

/** One press of an arrow moves the photo this far, cm. */
const STEP = 0.4;

const MOVES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const DIRECTIONS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Factors of the zoom buttons. [PEDIT-05] [PEDIT-06] */
export const SMALLER = 1.05;
export const LARGER = 0.95;

/** A key as it was pressed. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * What a key does on a slot of the page: Ctrl and an arrow go to the next slot, as do arrows alone on an empty slot and while
 * something waits for its place; S waits for the slot to swap with; the others mean the photo.
 */
export function slotKeyPress(slot: string, isFilled: boolean, { key, ctrlKey, metaKey }: KeyPress): boolean {
  const isCommand = ctrlKey || metaKey;
  const direction = DIRECTIONS[key];
  if (direction && (isCommand || !isFilled || useEditorView.getState().armed)) return focusNeighbour(slot, direction);
  if (isCommand) return false;
  if (isFilled && key.toLowerCase() === 's') armSwap(slot);
  else return slotKey(slot, isFilled, key);
  return true;
}

/** What a key does to the photo of a slot; false when it means nothing here. */
export function slotKey(slot: string, isFilled: boolean, key: string): boolean {
  if (!isFilled) return false;
  const move = MOVES[key];
  if (move) movePhoto(slot, move);
  else if (key === '+' || key === '=') zoomPhoto(slot, LARGER);
  else if (key === '-' || key === '_') zoomPhoto(slot, SMALLER);
  else if (key.toLowerCase() === 'r') turnPhoto(slot);
  else return emptiesSlot(slot, key);
  commitLiveSoon();
  return true;
}

function emptiesSlot(slot: string, key: string): boolean {
  const isDelete = key === 'Delete' || key === 'Backspace';
  if (isDelete) emptySlot(slot);
  return isDelete;
}

/** Up from the tray: to the first free slot, or to the first of all. */
export function focusCollage(): void {
  const slots = openSlots();
  const fills = openCollage()?.fills ?? {};
  const slot = slots.find((each) => !fills[each]) ?? slots[0];
  if (slot !== undefined) focusSlot(slot);
}

function focusNeighbour(slot: string, direction: Direction): boolean {
  const collage = openCollage();
  const next = collage && neighbourOf(photoLayers(pageOf(collage)), slot, direction);
  if (next) focusSlot(next);
  return true;
}
