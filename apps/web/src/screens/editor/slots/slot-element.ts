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
