import { type RefObject, useEffect, useRef } from 'react';

/** Brings the first field that is marked wrong into view and gives it the focus, each time the messages change. */
export function useFocusOnError(messages: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(messages).length === 0) return;
    focusFirstFault(form.current);
  }, [messages]);
  return form;
}

/** The first field of a form that is marked wrong gets the focus; a list of choices has it at its button. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
}
