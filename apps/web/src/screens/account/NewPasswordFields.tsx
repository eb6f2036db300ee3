import { useText } from '../../state/language/text-store.ts';
import { PasswordField } from './PasswordField.tsx';
import type { FieldMessages } from './use-faults.ts';

export interface NewPassword {
  readonly password: string;
  readonly passwordAgain: string;
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly messages: FieldMessages;
  readonly onChange: (part: Partial<NewPassword>) => void;
}

/** The fields for a new password and its repetition. */
export function NewPasswordFields({ value, messages, onChange }: NewPasswordFieldsProps) {
  const t = useText();
  return (
    <>
      <PasswordField
        label={t('passwordChoose')}
        name="password"
        autoComplete="new-password"
        value={value.password}
        onChange={(password) => onChange({ password })}
        error={messages.password ?? null}
      />
      <PasswordField
        label={t('passwordAgain')}
        name="password_again"
        autoComplete="new-password"
        value={value.passwordAgain}
        onChange={(passwordAgain) => onChange({ passwordAgain })}
        error={messages.passwordAgain ?? null}
      />
    </>
  );
}
