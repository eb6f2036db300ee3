import { PATHS } from '@muro/api';
import { useState } from 'react';
import { passwordErrors } from '../../flow/saving/account-forms.ts';
import { passwordRule } from '../../state/account/password-rule.ts';
import { useText } from '../../state/language/text-store.ts';
import { type NewPassword, NewPasswordFields } from '../account/NewPasswordFields.tsx';
import type { FieldMessages } from '../account/use-faults.ts';
import styles from './AccountPage.module.css';
import { OwnForm } from './OwnForm.tsx';

interface PasswordSectionProps {
  readonly name: string;
  readonly isCodeAsked: boolean;
}

/** Changes the password, which signs out all other devices. */
export function PasswordSection({ name, isCodeAsked }: PasswordSectionProps) {
  const t = useText();
  const [typed, setTyped] = useState<NewPassword>({ password: '', passwordAgain: '' });
  const check = (): FieldMessages =>
    Object.fromEntries(Object.keys(passwordErrors(typed, passwordRule())).map((field) => [field, t('passwordMissing', passwordRule())]));
  return (
    <section className={styles.section}>
      <h2>{t('password')}</h2>
      <p>{t('ownPasswordHint', passwordRule())}</p>
      <OwnForm
        request={{ path: PATHS.ownPassword, name, passwords: { password: typed.password, password_again: typed.passwordAgain } }}
        check={check}
        isCodeAsked={isCodeAsked}
        submit={t('passwordSave')}
        done={t('ownPasswordSaved')}
      >
        {(messages, clearFaults) => (
          <NewPasswordFields
            value={typed}
            messages={messages}
            onChange={(part) => {
              setTyped((current) => ({ ...current, ...part }));
              clearFaults(Object.keys(part));
            }}
          />
        )}
      </OwnForm>
    </section>
  );
}
