import { useState } from 'react';
import { FieldError, Input, Label, TextField, ToggleButton } from 'react-aria-components';
import { useText } from '../../../app/locale/text-store.ts';
import field from '../../../controls/Field.module.css';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: 'password' | 'password_again';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | null;
  readonly autoFocus?: boolean;
}

/** A password: hidden until one asks to see it. */
export function PasswordField({ label, name, value, onChange, autoComplete, error, autoFocus = false }: PasswordFieldProps) {
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
      className={field.field ?? ''}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <div className={styles.row}>
        <Input className={`${field.input} ${styles.input}`} autoCapitalize="none" spellCheck={false} />
        <ToggleButton isSelected={isShown} onChange={setShown} aria-label={t('passwordShow')} className={styles.toggle ?? ''}>
          <EyeIcon isCrossed={isShown} />
        </ToggleButton>
      </div>
      <FieldError className={field.error ?? ''}>{error}</FieldError>
    </TextField>
  );
}

function EyeIcon({ isCrossed }: { readonly isCrossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 12c2.500-4 5.500-6 9-6s6.500 2 9 6c-2.500 4-5.500 6-9 6s-6.500-2-9-6Z" />
      <circle cx="12" cy="12" r="2.500" />
      {isCrossed && <path d="M5 19 19 5" />}
    </svg>
  );
}
