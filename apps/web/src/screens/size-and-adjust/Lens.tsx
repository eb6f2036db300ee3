import { Button } from 'react-aria-components/Button';
import { useNumberText } from '../../controls/use-number-text.ts';
import { ObjectCorner } from '../../object/ObjectCorner.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './Stage.module.css';
import type { ShownPiece } from './shown-piece.ts';

/** Side of the lens, and its scale: about half of the real size on a usual screen. */
const SIDE_PX = 196;
const PX_PER_CM = 17;

interface LensProps {
  readonly piece: ShownPiece;
  readonly onPress: () => void;
}

/** A round look at the upper right corner, with the real pixels of the sides; opens the close-up. [WALL-14] */
export function Lens({ piece: { product, drawing, photos }, onPress }: LensProps) {
  const t = useText();
  const numberText = useNumberText();
  const { thickness } = product;
  const depth = thickness >= 0.1 ? t('sideDepth', { depth: numberText(thickness) }) : null;
  return (
    <Button className={styles.lens ?? ''} onPress={onPress} aria-label={depth ? `${t('viewClose')}: ${depth}` : t('viewClose')}>
      <span className={styles.glass}>
        <ObjectCorner product={product} drawing={drawing} photos={photos} sidePx={SIDE_PX} pxPerCm={PX_PER_CM} />
      </span>
      <span className={styles.caption}>{depth ?? t('viewClose')}</span>
    </Button>
  );
}
