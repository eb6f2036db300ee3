import { useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import field from '../../controls/Field.module.css';
import { CrossedEyeIcon, EyeIcon } from '../../controls/Icons.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: 'password' | 'password_again' | 'current';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | null;
  readonly autoFocus?: boolean;
  /** Id of a text that describes the field (`aria-describedby`). */
  readonly describedBy?: string;
}

/** A password field with a button that reveals its value. */
export function PasswordField({ label, name, value, onChange, autoComplete, error, autoFocus = false, describedBy }: PasswordFieldProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      name={name}
      value={value}
      onChange={onChange}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      className={field.field ?? ''}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <div className={styles.row}>
        <Input className={`${field.input} ${styles.input}`} autoCapitalize="none" spellCheck={false} />
        <ToggleButton isSelected={isShown} onChange={setShown} aria-label={t('passwordShow')} className={styles.toggle ?? ''}>
          {isShown ? <CrossedEyeIcon /> : <EyeIcon />}
        </ToggleButton>
      </div>
      <FieldError className={field.error ?? ''}>{error}</FieldError>
    </TextField>
  );
}
