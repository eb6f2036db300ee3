import { type ChooseMaterialView, type MaterialOffer, PATHS } from '@muro/api';
import { buttonClass } from '../../controls/Button.tsx';
import { VisuallyHidden } from '../../controls/Notice.tsx';
import { RetriedImage } from '../../controls/RetriedImage.tsx';
import { useMoney } from '../../controls/use-money.ts';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { editAddress } from '../../state/address/edit-address.ts';
import { useLocale, useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './ChooseMaterialPage.module.css';

/** Asks for the material of a collage before the shop's own checkout: each material with picture and price. */
export function ChooseMaterialPage({ collageId, currency, materials }: ChooseMaterialView) {
  const t = useText();
  const locale = useLocale();
  return (
    <BuyerPage title={t('checkoutChoose')}>
      <p>{t('checkoutChooseHint')}</p>
      <ul className={styles.offers}>
        {materials.map((offer) => (
          <Offer key={offer.material} offer={offer} collageId={collageId} currency={currency} />
        ))}
      </ul>
      <p>
        <a href={editAddress(locale, collageId)}>{t('checkoutOpen')}</a>
      </p>
    </BuyerPage>
  );
}

interface OfferProps extends Pick<ChooseMaterialView, 'collageId' | 'currency'> {
  readonly offer: MaterialOffer;
}

function Offer({ offer: { material, priceCents, isWhole, picture }, collageId, currency }: OfferProps) {
  const t = useText();
  const locale = useLocale();
  const name = useTextOf()(material);
  const money = useMoney(currency);
  const query = new URLSearchParams({ collageid: String(collageId), material, lang: locale });
  return (
    <li>
      <RetriedImage src={picture} alt="" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p>{money(priceCents)}</p>
        {!isWhole && <p className={styles.hint}>{t('checkoutOtherPlaces')}</p>}
        <a
          className={buttonClass(isWhole ? 'primary' : 'quiet')}
          href={isWhole ? `${PATHS.checkout}?${query}` : editAddress(locale, collageId, material)}
        >
          {t(isWhole ? 'checkoutToCheckout' : 'checkoutOpen')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      </div>
    </li>
  );
}
