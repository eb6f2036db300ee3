import type { Design } from '@muro/domain';
import { usePiecePrice } from '../../../app/catalogue/use-piece-price.ts';
import { Unseen } from '../../../controls/Notice.tsx';
import { useMoney } from '../../../controls/use-money.ts';
import { useOpenCollage } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './SideMenu.module.css';

/** The price of what is being made; it follows size and material. Its line is kept while it is not known, so that nothing moves. */
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
