import { type OtherAccountView, PATHS } from '@muro/api';
import { Button } from '../../controls/Button.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { useLocale, useText } from '../../state/language/text-store.ts';

/** Shown if the visitor is signed in as another account than the collage's owner: reveals nothing of either, and leads to the sign-in. */
export function OtherAccountPage({ name, reference }: OtherAccountView) {
  const t = useText();
  const locale = useLocale();
  const query = new URLSearchParams({ page: 'reference', reference, lang: locale });
  return (
    <BuyerPage title={t('checkoutOtherAccount')}>
      <p>{t('checkoutOtherAccountHint', { name })}</p>
      <form method="post" action={`${PATHS.signOut}?${query}`}>
        <Button type="submit" variant="primary">
          {t('signOut')}
        </Button>
      </form>
      <p>
        <a href={`${PATHS.webApp}?lang=${locale}`}>{t('makeCollage')}</a>
      </p>
    </BuyerPage>
  );
}
