import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { passwordErrors } from '../../flow/saving/account-forms.ts';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { resetPasswordFromLink } from '../../state/account/password-reset.ts';
import { passwordRule } from '../../state/account/password-rule.ts';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './AccountForm.module.css';
import { type NewPassword, NewPasswordFields } from './NewPasswordFields.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useFaults } from './use-faults.ts';

/** The page that the link of a reset mail opens. Opening it does not consume the link; only the button sends its secret. */
export function ResetPasswordPage() {
  const t = useText();
  const [form, setForm] = useState<NewPassword>({ password: '', passwordAgain: '' });
  const { isBusy, isDone, alert, send } = useAccountCall();
  const { submittedMessages, messages, setFaults, clearFaults } = useFaults();
  const submit = (): void => {
    const invalidFields = Object.keys(passwordErrors(form, passwordRule()));
    setFaults(Object.fromEntries(invalidFields.map((field) => [field, t('passwordMissing', passwordRule())])), null);
    if (invalidFields.length === 0) void send(() => resetPasswordFromLink(form));
  };
  return (
    <BuyerPage title={t('passwordChoose')}>
      {!isDone && (
        <Form messages={submittedMessages} onSubmit={submit} className={styles.form}>
          <p>{t('passwordChooseHint', passwordRule())}</p>
          <NewPasswordFields
            value={form}
            messages={messages}
            onChange={(part) => {
              setForm((current) => ({ ...current, ...part }));
              clearFaults(Object.keys(part));
            }}
          />
          <Notice kind="error">{alert}</Notice>
          <Button type="submit" variant="primary" isWide isPending={isBusy}>
            {t('passwordSave')}
          </Button>
        </Form>
      )}
      <Notice>{isDone && t('passwordSaved')}</Notice>
      <p>
        <a href={OVERVIEW[useLocale()]}>{t('signIn')}</a>
      </p>
    </BuyerPage>
  );
}
