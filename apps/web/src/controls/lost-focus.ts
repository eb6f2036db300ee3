/** True if the focused element was removed and no other element has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** If the focus is lost, moves it to the element where keyboard use continues. */
export function focusIfLost(target: HTMLElement | null): void {
  if (isFocusLost()) target?.focus({ preventScroll: true });
}
