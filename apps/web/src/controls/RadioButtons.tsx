import { useEffect, useRef } from 'react';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup';

/** A radio group of buttons. Tab leads to the selected button, arrow keys move the selection (roving tabindex). */
export function RadioButtons(props: Omit<ToggleButtonGroupProps, 'selectionMode' | 'disallowEmptySelection'>) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    element?.addEventListener('focusin', keepTogether);
    return () => element?.removeEventListener('focusin', keepTogether);
  }, []);
  return <ToggleButtonGroup {...props} ref={group} selectionMode="single" disallowEmptySelection />;
}

/**
 * Keeps keyboard focus and selection together. The library's group focuses its first button, or the one that had the focus last; here Tab
 * leads to the selected one. Its arrow keys move only the focus; here they select, too.
 */
function keepTogether({ currentTarget, relatedTarget, target }: FocusEvent): void {
  const group = currentTarget as HTMLElement;
  const button = target as HTMLElement;
  if (!button.matches('[role="radio"]:focus-visible')) return;
  if (!group.contains(relatedTarget as Node | null)) group.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
  else if (button.getAttribute('aria-checked') === 'false') button.click();
}
