/** True if key presses and the clipboard belong to a field. A field of a window that fades away keeps the focus but takes no more text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-exiting]') === null &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
