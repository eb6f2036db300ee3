import { useState } from 'react';
import { LinkButton } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { signOutOfAccount, useAccount } from '../../../state/account/account-store.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './SaveDialog.module.css';

/** The signed-in account and a sign-out link, for shared computers. */
export function AccountLine() {
  const t = useText();
  const username = useAccount((account) => account.username);
  const [hasFailed, setFailed] = useState(false);
  const signOut = (): void => {
    setFailed(false);
    signOutOfAccount().catch(() => setFailed(true));
  };
  return (
    <div className={styles.account}>
      <span role="status">{username === null ? t('signedOut') : t('signedInAs', { username })}</span>
      {username !== null && <LinkButton onPress={signOut}>{t('signOut')}</LinkButton>}
      <Notice kind="error">{hasFailed && t('noAnswer')}</Notice>
    </div>
  );
}
