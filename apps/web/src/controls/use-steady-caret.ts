import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the caret of a text field where it was when the form does not take what was typed, or only a part of it: a field
 * that is given another value than the typed one puts its caret at the end.
 *
 *     'Sum|er'  typed 'Summ|er', not taken   →  'Sum|er', not 'Sumer|'
 *
 * @param value  what the form gives the field
 * @returns called with what was typed, before the form hears of it
 */
export function useSteadyCaret(field: RefObject<HTMLTextAreaElement | null>, value: string): (typed: string) => void {
  const typed = useRef<{ readonly text: string; readonly caret: number } | null>(null);
  useLayoutEffect(() => {
    const last = typed.current;
    typed.current = null;
    if (!last || last.text === value || document.activeElement !== field.current) return;
    const caret = Math.max(0, last.caret - (last.text.length - value.length));
    field.current?.setSelectionRange(caret, caret);
  });
  return (text) => {
    typed.current = { text, caret: field.current?.selectionEnd ?? text.length };
  };
}
