import { PATHS } from '@muro/api';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { confirmEmailFromLink } from '../../state/account/own-account.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { accountWords } from '../account/account-words.ts';
import styles from './AccountPage.module.css';

/** The target of links in mails about an email address. Opening a link does not consume it: only the button sends its secret. */
export function ConfirmEmailPage() {
  const t = useText();
  const { isBusy, sendOnce } = useSingleSubmit();
  const [message, setMessage] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setAlert(null);
    const outcome = await sendOnce(confirmEmailFromLink);
    if (outcome?.kind === 'done') setMessage(outcome.answer.notice ?? '');
    else if (outcome) setAlert(accountWords(outcome.fault, t));
  };
  return (
    <BuyerPage title={t('ownConfirmTitle')}>
      {message === null && (
        <>
          <p>{t('ownConfirmHint')}</p>
          <Notice kind="error">{alert}</Notice>
          <Button variant="primary" className={styles.end} isPending={isBusy} onPress={() => void confirm()}>
            {t('ownConfirm')}
          </Button>
        </>
      )}
      <Notice>{message}</Notice>
      <p>
        <a href={`${PATHS.accountPage}?lang=${useLocale()}`}>{t('myAccount')}</a>
      </p>
    </BuyerPage>
  );
}
