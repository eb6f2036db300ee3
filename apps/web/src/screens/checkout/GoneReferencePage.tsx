import { type GoneReferenceView, PATHS } from '@muro/api';
import { buttonClass } from '../../controls/Button.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { useLocale, useText } from '../../state/language/text-store.ts';

/** Shown for a reference of the shop's own cart without an existing collage. */
export function GoneReferencePage({ sentence }: GoneReferenceView) {
  const t = useText();
  return (
    <BuyerPage title={t(sentence === null ? 'checkoutGone' : 'cartUnknown')}>
      {sentence !== null && <p>{sentence}</p>}
      <p>
        <a className={buttonClass('primary')} href={`${PATHS.webApp}?lang=${useLocale()}`}>
          {t('makeCollage')}
        </a>
      </p>
    </BuyerPage>
  );
}
