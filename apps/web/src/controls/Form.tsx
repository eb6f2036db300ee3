import { type ReactNode, useEffect, useRef } from 'react';

interface FormProps {
  /** What is wrong, by field: each time they change the first field that is marked so gets the focus. */
  readonly messages: object;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A form whose fields say in the page's language what is wrong with them. */
export function Form({ messages, onSubmit, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(messages).length > 0) focusFirstFault(form.current);
  }, [messages]);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

/** The first field of a form that is marked wrong gets the focus; a list of choices is marked at its button. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
