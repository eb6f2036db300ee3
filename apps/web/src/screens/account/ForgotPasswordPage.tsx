import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { askForResetLink } from '../../state/account/password-reset.ts';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './AccountForm.module.css';
import { useAccountCall } from './use-account-call.ts';
import { useFaults } from './use-faults.ts';

/** Requests a link to choose a new password; the answer does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const t = useText();
  const [nameOrEmail, setNameOrEmail] = useState('');
  const { isBusy, isDone, alert, send } = useAccountCall();
  const { submittedMessages, messages, setFaults, clearFaults } = useFaults();
  const submit = (): void => {
    const name = nameOrEmail.trim();
    setFaults(name ? {} : { who: t('required') }, null);
    if (name) void send(() => askForResetLink(name));
  };
  return (
    <BuyerPage title={t('forgotten')}>
      {!isDone && (
        <Form messages={submittedMessages} onSubmit={submit} className={styles.form}>
          <p>{t('forgottenHint')}</p>
          <TextField
            label={t('usernameOrEmail')}
            name="who"
            autoComplete="username"
            maxLength={120}
            value={nameOrEmail}
            onChange={(typed) => {
              setNameOrEmail(typed);
              clearFaults(['who']);
            }}
            error={messages.who}
          />
          <Notice kind="error">{alert}</Notice>
          <Button type="submit" variant="primary" isWide isPending={isBusy}>
            {t('forgottenSend')}
          </Button>
        </Form>
      )}
      <Notice>{isDone && t('forgottenSent')}</Notice>
      <p>
        <a href={OVERVIEW[useLocale()]}>{t('signIn')}</a>
      </p>
    </BuyerPage>
  );
}
