import { useId } from 'react';
import { TextField } from '../../controls/TextField.tsx';
import type { RegisterForm as Registration } from '../../flow/saving/account-forms.ts';
import { passwordRule } from '../../state/account/password-rule.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './AccountForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import type { FieldMessages } from './use-faults.ts';

interface RegisterFieldsProps {
  readonly form: Registration;
  readonly messages: FieldMessages;
  readonly onChange: (part: Partial<Registration>) => void;
}

/** The fields of the register form. [REG-01] [REG-04] [REG-08] [REG-15] */
export function RegisterFields({ form, messages, onChange }: RegisterFieldsProps) {
  const t = useText();
  const hint = useId();
  return (
    <>
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoFocus
        value={form.username}
        onChange={(username) => onChange({ username })}
        error={messages.username}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.email}
        onChange={(email) => onChange({ email })}
        error={messages.email}
      />
      <div className={styles.pair}>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          value={form.password}
          onChange={(password) => onChange({ password })}
          error={messages.password ?? null}
          describedBy={hint}
        />
        <PasswordField
          label={t('passwordAgain')}
          name="password_again"
          autoComplete="new-password"
          value={form.passwordAgain}
          onChange={(passwordAgain) => onChange({ passwordAgain })}
          error={messages.passwordAgain ?? null}
        />
      </div>
      <p id={hint} className={styles.hint}>
        {t('passwordHint', passwordRule())}
      </p>
    </>
  );
}
