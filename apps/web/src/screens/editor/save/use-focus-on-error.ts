import { type RefObject, useEffect, useRef } from 'react';

/** Brings the first field that is marked wrong into view and gives it the focus, each time the messages change. */
export function useFocusOnError(messages: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(messages).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [messages]);
  return form;
}
