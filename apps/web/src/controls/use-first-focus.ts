import { type RefObject, useEffect, useRef } from 'react';

/** Marks the field that gets the focus when its dialog opens. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const;

/**
 * Moves the initial focus of a dialog to the field marked with `FIRST_FOCUS`. On a busy device the library focuses the dialog itself if no
 * field has taken the focus yet, and leaves it there.
 */
export function useFirstFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    const moveFocus = ({ target }: FocusEvent): void => {
      dialog?.removeEventListener('focusin', moveFocus);
      if (target === dialog) dialog?.querySelector<HTMLElement>('[data-first-focus] :is(input, textarea)')?.focus();
    };
    dialog?.addEventListener('focusin', moveFocus);
    return () => dialog?.removeEventListener('focusin', moveFocus);
  }, []);
  return part;
}
