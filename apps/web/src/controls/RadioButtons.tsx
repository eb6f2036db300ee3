import { useEffect, useRef } from 'react';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup';

interface RadioButtonsProps<Id extends string | number>
  extends Pick<ToggleButtonGroupProps, 'aria-label' | 'aria-labelledby' | 'children'> {
  /** Id of the selected button. */
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string | undefined;
}

/** A radio group of buttons. Tab leads to the selected button, arrow keys move the selection (roving tabindex). */
export function RadioButtons<Id extends string | number>({ value, onChange, className = '', ...props }: RadioButtonsProps<Id>) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => (group.current ? keepTogether(group.current) : undefined), []);
  return (
    <ToggleButtonGroup
      {...props}
      ref={group}
      className={className}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => key !== undefined && onChange(key as Id)}
    />
  );
}

/**
 * Keeps keyboard focus and selection together. The library's group focuses its first button, or the one that had the focus last; here Tab
 * leads to the selected one. Its arrow keys move only the focus; here they select, too.
 *
 * @returns a function that stops it
 */
function keepTogether(group: HTMLElement): () => void {
  let lastKey = '';
  const noteKey = ({ key }: KeyboardEvent): void => {
    lastKey = key;
  };
  const follow = ({ relatedTarget, target }: FocusEvent): void => {
    const button = target as HTMLElement;
    if (!button.matches('[role="radio"]:focus-visible')) return;
    if (!group.contains(relatedTarget as Node | null)) group.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
    // On Tab the library moves the focus to an end of the group, from where the browser leaves it.
    else if (lastKey.startsWith('Arrow') && button.getAttribute('aria-checked') === 'false') button.click();
  };
  // Before the library handles the key: it stops the event.
  window.addEventListener('keydown', noteKey, true);
  group.addEventListener('focusin', follow);
  return () => {
    window.removeEventListener('keydown', noteKey, true);
    group.removeEventListener('focusin', follow);
  };
}
