import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Creates an account for a visitor without an open collage. */
export function RegisterPage() {
  const t = useText();
  const overview = OVERVIEW[useLocale()];
  return (
    <BuyerPage title={t('registerTitle')}>
      <RegisterForm prompt={t('registerForPages')} onRegistered={() => window.location.assign(overview)}>
        <a href={overview}>{t('registerHaveOne')}</a>
      </RegisterForm>
    </BuyerPage>
  );
}
