import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { classNames } from '../../controls/class-names.ts';
import styles from './MaterialRows.module.css';

interface MaterialRowsProps extends Pick<RadioGroupProps, 'aria-label' | 'value' | 'onChange' | 'isDisabled' | 'isRequired'> {
  /** Visible label, if no heading stands above the rows. */
  readonly label?: string;
  readonly error?: string | null;
  readonly children: ReactNode;
}

/** The materials as rows of a radio group. */
export function MaterialRows({ label, error, children, ...rest }: MaterialRowsProps) {
  return (
    <RadioGroup {...rest} isInvalid={Boolean(error)} validationBehavior="aria" className={styles.rows ?? ''}>
      {label && <Label className={styles.label ?? ''}>{label}</Label>}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
      {children}
    </RadioGroup>
  );
}

/** A row without a picture: no preference. */
export function PlainRow({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <Radio value={value} className={classNames(styles.row, styles.none)}>
      {children}
    </Radio>
  );
}
