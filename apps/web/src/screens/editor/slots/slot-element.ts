export function slotElement(slot: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(slot)}"]`);
}

/** Gives the focus to the element of a slot, so that it returns there from whatever the slot opens. */
export function focusSlot(slot: string): void {
  slotElement(slot)?.focus();
}

/** The same for whatever keys stop at: a slot or a text. */
export function focusStop(name: string): void {
  const element = slotElement(name) ?? document.querySelector<HTMLElement>(`[data-text="${CSS.escape(name)}"]`);
  element?.focus();
}
