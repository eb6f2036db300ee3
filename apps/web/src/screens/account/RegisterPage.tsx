import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Makes an account for a visitor who has no collage open. */
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
