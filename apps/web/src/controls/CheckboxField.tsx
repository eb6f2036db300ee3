import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import styles from './Field.module.css';
import { CheckIcon } from './Icons.tsx';

interface CheckboxFieldProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: ReactNode;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  /** Id of the element that describes the checkbox (`aria-describedby`). */
  readonly describedBy?: string;
}

export function CheckboxField({ children, describedBy, ...rest }: CheckboxFieldProps) {
  return (
    <Checkbox {...rest} {...(describedBy ? { 'aria-describedby': describedBy } : {})} className={styles.choice ?? ''}>
      <span className={styles.box} aria-hidden="true">
        <CheckIcon />
      </span>
      <span>{children}</span>
    </Checkbox>
  );
}
