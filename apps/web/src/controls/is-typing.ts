/**
 * True if key presses and the clipboard belong to a text field. A field in a dialog that is fading out keeps the focus but takes no input.
 */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-exiting]') === null &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
