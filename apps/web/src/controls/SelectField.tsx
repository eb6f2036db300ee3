import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { CheckIcon, DownIcon } from './Icons.tsx';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, e.g. a sample of a font. */
  readonly mark?: ReactNode;
}

interface SelectFieldProps {
  readonly label: string;
  /** Id of the selected option; null if none is selected. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

export function SelectField({ label, value, onChange, options, error, className, ...rest }: SelectFieldProps) {
  return (
    <Select
      {...rest}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(styles.field, className)}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <Button
        className={classNames(styles.input, styles.select)}
        render={(props) => <button {...props} {...(error && { 'aria-invalid': true, 'data-invalid': true })} />}
      >
        <SelectValue className={styles.value ?? ''} />
        <DownIcon className={styles.caret} />
      </Button>
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
      <SelectOptions options={options} />
    </Select>
  );
}

/** The list that opens from a select field. */
export function SelectOptions({ options }: { readonly options: readonly SelectOption[] }) {
  return (
    <Popover offset={4} className={styles.popover ?? ''}>
      <ListBox items={options} className={styles.options ?? ''}>
        {(option) => <Option {...option} />}
      </ListBox>
    </Popover>
  );
}

function Option({ id, label, mark }: SelectOption) {
  return (
    <ListBoxItem id={id} textValue={label} className={styles.option ?? ''}>
      {({ isSelected }) => (
        <>
          <span className={styles.optionIcon}>
            {mark}
            {label}
          </span>
          {isSelected && <CheckIcon className={styles.tick} />}
        </>
      )}
    </ListBoxItem>
  );
}
