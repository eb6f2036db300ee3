import { NamedPrice } from '../../nav-bar/PriceWords.tsx';
import { OrderButton, SaveButton } from '../../nav-bar/SaveActions.tsx';
import { useOpenCollage } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './MobileBar.module.css';

/** The bar at the foot of a phone's screen: save, the price of the piece, and the brick button, in reach of the thumb. [NAV-01] [WALL-28] */
export function MobileBar() {
  return (
    <div className={styles.bar}>
      <SaveButton />
      <Piece />
      <OrderButton hasPrice={false} />
    </div>
  );
}

/** The price of the open design above its size and material, as far as there is room. */
function Piece() {
  const t = useText();
  const design = useOpenCollage((collage) => collage.design);
  if (!design) return null;
  const { size, material } = design;
  return (
    <div className={styles.piece}>
      <p className={styles.price}>
        <NamedPrice />
      </p>
      <p className={styles.kind}>
        <span>{`${size.width} x ${size.height} cm`}</span>
        {material !== '' && <span>{t(material)}</span>}
      </p>
    </div>
  );
}
