import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './Field.module.css';

interface RadioFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly name?: string;
}

export function RadioField({ label, options, ...rest }: RadioFieldProps) {
  return (
    <RadioGroup {...rest} className={styles.field ?? ''}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <div className={styles.choices}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={styles.choice ?? ''}>
            <span className={styles.dot} aria-hidden="true" />
            <span>{option.label}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
