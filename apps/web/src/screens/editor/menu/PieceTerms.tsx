import { dayRange } from '../../../flow/saving/arrival.ts';
import { NamedPrice } from '../../../nav-bar/PriceWords.tsx';
import { useText } from '../../../state/language/text-store.ts';
import { SHOP_HERE } from '../../../state/shop/shop-here.ts';
import styles from './PieceTerms.module.css';

/**
 * Shows the price of the open design with a VAT note, and the delivery time. The line keeps its height while the price is unknown, so
 * that nothing shifts. [WALL-23]
 */
export function PieceTerms() {
  const t = useText();
  const { deliveryDays } = SHOP_HERE;
  return (
    <div className={styles.terms}>
      <p className={styles.price}>
        <NamedPrice />
      </p>
      <p className={styles.words}>
        {t('pieceVat')} {deliveryDays && t('pieceDelivery', { days: t('cartDeliveryDays', dayRange(deliveryDays)) })}
      </p>
    </div>
  );
}
