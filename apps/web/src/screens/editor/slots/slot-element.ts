import { pageOf, slotOrder } from '../../../state/collage/open-page.ts';
import { openCollage } from '../../../state/editor/open-collage.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';

export function slotElement(slot: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(slot)}"]`);
}

/** Focuses the element of a slot, so that the focus returns there from anything the slot opens. */
export function focusSlot(slot: string): void {
  slotElement(slot)?.focus();
}

/** Focuses a keyboard stop: a slot or a text. */
export function focusStop(name: string): void {
  const element = slotElement(name) ?? document.querySelector<HTMLElement>(`[data-text="${CSS.escape(name)}"]`);
  element?.focus();
}

/** Focuses the first empty slot in reading order, once a dialog above it has returned the focus. */
export function focusFirstEmpty(workspace: Workspace): void {
  const collage = openCollage(workspace);
  const slot = collage && slotOrder(pageOf(collage)).find((candidate) => !collage.fills[candidate]);
  if (slot) whenReachable(() => focusSlot(slot));
}

/** Runs `act` once no modal dialog hides the collage from the keyboard any more. */
function whenReachable(act: () => void): void {
  if (document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') === null)
    requestAnimationFrame(() => requestAnimationFrame(act));
  else requestAnimationFrame(() => whenReachable(act));
}
