import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the caret of a controlled text field in place if the form rejects the typed text, or a part of it: the browser moves the caret to
 * the end when the value differs from the typed one.
 *
 *     'Sum|er'  typed 'Summ|er', rejected   →  'Sum|er', not 'Sumer|'
 *
 * @param value  value that the form gives the field
 * @returns a function to call with the typed text before the form handles it
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
