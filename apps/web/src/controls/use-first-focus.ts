import { type RefObject, useEffect, useRef } from 'react';

/** What a field wears that wants the focus when its window opens. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const;

/**
 * For what lies in a window: when the window itself gets the focus before anything in it had it, the field that wants it gets it.
 * On a busy device the library gives the focus to the window when a field has not taken it yet, and then leaves it there.
 */
export function useFirstFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    const lead = ({ target }: FocusEvent): void => {
      dialog?.removeEventListener('focusin', lead);
      if (target === dialog) dialog?.querySelector<HTMLElement>('[data-first-focus] :is(input, textarea)')?.focus();
    };
    dialog?.addEventListener('focusin', lead);
    return () => dialog?.removeEventListener('focusin', lead);
  }, []);
  return part;
}
