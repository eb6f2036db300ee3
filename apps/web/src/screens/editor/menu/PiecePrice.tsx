import type { Design } from '@muro/domain';
import { usePiecePrice } from '../../../app/catalogue/use-piece-price.ts';
import { Unseen } from '../../../controls/Notice.tsx';
import { useMoney } from '../../../controls/use-money.ts';
import { useOpenCollage } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './SideMenu.module.css';

/**
 * The price of the open design; follows size and material. Its line keeps its height while the price is unknown, so that nothing shifts.
 */
export function PiecePrice() {
  const design = useOpenCollage((collage) => collage.design);
  return design ? <DesignPrice design={design} /> : null;
}

function DesignPrice({ design }: { readonly design: Design }) {
  const t = useText();
  const price = usePiecePrice(design);
  const money = useMoney(price?.currency ?? 'EUR');
  const words = price && (price.isFrom ? t('cartFrom', { price: money(price.cents) }) : money(price.cents));
  return (
    <p className={styles.price}>
      {words && (
        <>
          <Unseen>{t('priceLabel')}: </Unseen>
          {words}
        </>
      )}
    </p>
  );
}
