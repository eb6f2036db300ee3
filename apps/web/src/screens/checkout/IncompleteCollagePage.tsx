import type { IncompleteCollageView } from '@muro/api';
import { buttonClass } from '../../controls/Button.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { editAddress } from '../../state/address/edit-address.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';

/** Shown before the shop's own checkout if the collage is not complete. */
export function IncompleteCollagePage({ collageId, sentence }: IncompleteCollageView) {
  const t = useText();
  return (
    <BuyerPage title={t('checkoutNotYet')}>
      <p>{sentence}</p>
      <p>
        <a className={buttonClass('primary')} href={editAddress(useLocale(), collageId)}>
          {t('checkoutOpen')}
        </a>
      </p>
    </BuyerPage>
  );
}
