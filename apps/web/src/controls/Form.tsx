import { type ReactNode, useEffect, useRef } from 'react';

interface FormProps {
  /** Validation errors by field; whenever they change, the first invalid field gets the focus. */
  readonly messages: object;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A form that shows validation errors in the page's language, instead of the browser's own messages. */
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

/** Focuses the first invalid field of a form; a select is marked invalid at its button, radios at their group. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = fault?.matches('[role="radiogroup"]') ? fault.querySelector<HTMLElement>('input') : fault;
  field?.focus();
}
