import { type ReactNode, useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import styles from './IconChoice.module.css';
import { RadioButtons } from './RadioButtons.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconChoiceProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly icon: ReactNode }[];
}

/**
 * A radio group of icons, for options that a picture shows better than a word. Arrow keys move the selection; each option has a tooltip.
 */
export function IconChoice<Id extends string>({ label, value, onChange, options }: IconChoiceProps<Id>) {
  const labelId = useId();
  return (
    <div className={styles.choice}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <RadioButtons aria-labelledby={labelId} value={value} onChange={onChange} className={styles.group}>
        {options.map((option) => (
          <Tooltip key={option.id} text={option.label}>
            <ToggleButton id={option.id} aria-label={option.label} className={styles.option ?? ''}>
              {option.icon}
            </ToggleButton>
          </Tooltip>
        ))}
      </RadioButtons>
    </div>
  );
}
