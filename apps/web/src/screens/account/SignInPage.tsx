import { PATHS, type SignInView } from '@muro/api';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { registerAddress } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './AccountForm.module.css';
import { SignInForm } from './SignInForm.tsx';

const WORDS = {
  overview: { title: 'myCollages', prompt: 'signInOverview' },
  collage: { title: 'signInToCollage', prompt: 'signInToCollageHint' },
} as const;

/** Shown instead of a page for signed-in people; after the sign-in that page is loaded. */
export function SignInPage({ before }: SignInView) {
  const t = useText();
  const locale = useLocale();
  const { title, prompt } = WORDS[before];
  return (
    <BuyerPage title={t(title)}>
      <SignInForm prompt={t(prompt)} onSignedIn={() => window.location.reload()} />
      <p className={styles.links}>
        <a href={registerAddress(locale)}>{t('registerTitle')}</a>
        <a href={`${PATHS.webApp}?lang=${locale}`}>{t('makeCollage')}</a>
      </p>
    </BuyerPage>
  );
}
