import { useEffect, useRef } from 'react';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup';

/** One of several buttons is chosen. Tab leads to the chosen one, arrow keys to the others. */
export function RadioButtons(props: Omit<ToggleButtonGroupProps, 'selectionMode' | 'disallowEmptySelection'>) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    element?.addEventListener('focusin', focusChosen);
    return () => element?.removeEventListener('focusin', focusChosen);
  }, []);
  return <ToggleButtonGroup {...props} ref={group} selectionMode="single" disallowEmptySelection />;
}

/** The library's group gives the focus to its first button, or to the one that had it last. A pointer chooses by itself. */
function focusChosen({ currentTarget, relatedTarget, target }: FocusEvent): void {
  const group = currentTarget as HTMLElement;
  if (group.contains(relatedTarget as Node | null) || !(target as Element).matches(':focus-visible')) return;
  group.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
}
