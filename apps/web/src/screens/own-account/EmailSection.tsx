import { type AccountView, PATHS } from '@muro/api';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { changeOwn } from '../../state/account/own-account.ts';
import { useText } from '../../state/language/text-store.ts';
import { accountWords } from '../account/account-words.ts';
import styles from './AccountPage.module.css';
import { OwnForm } from './OwnForm.tsx';

interface EmailSectionProps {
  readonly view: AccountView;
  readonly isCodeAsked: boolean;
}

/** The email address of an account, its confirmation state, and a form to change it. */
export function EmailSection({ view: { name, email, isEmailConfirmed }, isCodeAsked }: EmailSectionProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  return (
    <section className={styles.section}>
      <h2>{t('email')}</h2>
      <p>{t(isEmailConfirmed ? 'ownEmailNow' : 'ownEmailUnconfirmed', { email })}</p>
      {!isEmailConfirmed && <NewLink name={name} />}
      <OwnForm
        request={{ path: PATHS.ownEmail, name, fields: { email: typed.trim() } }}
        check={() => (typed.trim() === '' ? { email: t('required') } : {})}
        isCodeAsked={isCodeAsked}
        submit={t('ownChangeEmail')}
        done={t(isEmailConfirmed ? 'ownEmailAsked' : 'ownEmailAskedNew')}
      >
        {(messages, clearFaults) => (
          <TextField
            label={t('ownNewEmail')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={120}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              clearFaults(['email']);
            }}
            error={messages.email}
          />
        )}
      </OwnForm>
    </section>
  );
}

/** Sends the confirmation mail of the registration again. */
function NewLink({ name }: { readonly name: string }) {
  const t = useText();
  const { isBusy, sendOnce } = useSingleSubmit();
  const [result, setResult] = useState<{ readonly isSent: boolean; readonly words: string } | null>(null);
  const send = async (): Promise<void> => {
    setResult(null);
    const outcome = await sendOnce(() => changeOwn({ path: PATHS.sendConfirmation, name }));
    if (outcome?.kind === 'done') setResult({ isSent: true, words: t('ownLinkSent') });
    else if (outcome) setResult({ isSent: false, words: accountWords(outcome.fault, t) });
  };
  return (
    <>
      <p>{t('ownConfirmNeeded')}</p>
      <Notice kind="error">{result?.isSent === false && result.words}</Notice>
      {!result?.isSent && (
        <Button className={styles.end} isPending={isBusy} onPress={() => void send()}>
          {t('ownSendLink')}
        </Button>
      )}
      <Notice>{result?.isSent && result.words}</Notice>
    </>
  );
}
