import type { Page } from '@muro/domain';
import { armSwap, emptySlot, turnPhoto } from '../../../app/collage/editor-actions.ts';
import { type KeyPress, shortcutKey } from '../../../flow/edit/shortcut-key.ts';
import { nextStop } from '../../../flow/slots/next-stop.ts';
import { pageOf, stopLayers, stopOrder } from '../../../state/collage/open-page.ts';
import { openCollage, openSlots } from '../../../state/editor/open-collage.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { focusSlot, focusStop } from './slot-element.ts';

/** Distance that one arrow key press moves the photo, cm. */
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

/** A key press with its modifier keys. */
type ModifiedKeyPress = KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Handles a key on a slot or text of the page (one tab stop): arrows, Home and End move to another stop; S starts a swap; Shift with an
 * arrow and the other keys edit the photo. Returns true if the key was handled.
 */
export function stopKeyPress(workspace: Workspace, stop: string, press: ModifiedKeyPress): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = press;
  const collage = openCollage(workspace);
  if (!collage || ctrlKey || metaKey || altKey) return false;
  if (WALKS.has(key) && !shiftKey) return walkFrom(pageOf(collage), stop, key);
  const isFilled = collage.fills[stop] !== undefined;
  if (isFilled && shortcutKey(press) === 's') armSwap(workspace, stop);
  else return slotKey(workspace, stop, isFilled, press);
  return true;
}

const WALKS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

function walkFrom(page: Page, stop: string, key: string): boolean {
  const next = nextStop(stopOrder(page), stopLayers(page), stop, key);
  if (next !== null) focusStop(next);
  return true;
}

/** Handles a key for the photo of a slot; returns false for other keys. */
export function slotKey(workspace: Workspace, slot: string, isFilled: boolean, press: KeyPress): boolean {
  if (!isFilled) return false;
  const { key } = press;
  const move = MOVES[key];
  if (move) workspace.live.move(slot, move);
  else if (key === '+' || key === '=') workspace.live.zoom(slot, LARGER);
  else if (key === '-' || key === '_') workspace.live.zoom(slot, SMALLER);
  else if (shortcutKey(press) === 'r') {
    turnPhoto(workspace, slot);
    return true;
  } else return emptiesSlot(workspace, slot, key);
  workspace.live.commitSoon();
  return true;
}

function emptiesSlot(workspace: Workspace, slot: string, key: string): boolean {
  const isDelete = key === 'Delete' || key === 'Backspace';
  if (isDelete) emptySlot(workspace, slot);
  return isDelete;
}

/** Moves the focus from the tray to the first free slot, or else to the first slot. */
export function focusCollage(workspace: Workspace): void {
  const slots = openSlots(workspace);
  const fills = openCollage(workspace)?.fills ?? {};
  const slot = slots.find((candidate) => !fills[candidate]) ?? slots[0];
  if (slot !== undefined) focusSlot(slot);
}
