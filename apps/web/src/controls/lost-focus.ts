/** What had the focus has gone, and nothing else got it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Gives the focus, if it is lost, to where whoever works with keys goes on. */
export function catchFocus(target: HTMLElement | null): void {
  if (isFocusLost()) target?.focus({ preventScroll: true });
}
