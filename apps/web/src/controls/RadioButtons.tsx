import { useEffect, useRef } from 'react';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup';

/** A radio group of buttons. Tab leads to the selected button, arrow keys move the selection (roving tabindex). */
export function RadioButtons(props: Omit<ToggleButtonGroupProps, 'selectionMode' | 'disallowEmptySelection'>) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    element?.addEventListener('focusin', focusChosen);
    return () => element?.removeEventListener('focusin', focusChosen);
  }, []);
  return <ToggleButtonGroup {...props} ref={group} selectionMode="single" disallowEmptySelection />;
}

/** Moves keyboard focus to the selected button: the library's group focuses its first button, or the one that had the focus last. */
function focusChosen({ currentTarget, relatedTarget, target }: FocusEvent): void {
  const group = currentTarget as HTMLElement;
  if (group.contains(relatedTarget as Node | null) || !(target as Element).matches(':focus-visible')) return;
  group.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
}
