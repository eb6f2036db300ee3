import { isMaterialCode, MATERIALS, type SizeCm } from '@muro/domain';
import { useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';

interface PieceProps {
  readonly picture: string;
  /** The finished front, cm. */
  readonly size: SizeCm;
  /** Its code; '' before one is chosen. */
  readonly material: string;
  /** There are others beside it. */
  readonly isSmall?: boolean;
}

/**
 * The collage as it will hang: its front. What is folded round a frame is in the picture, and not seen from here. Another
 * picture is another element, so that the one before does not stand in for it meanwhile.
 */
export function Piece({ picture, size: { width, height }, material, isSmall = false }: PieceProps) {
  const t = useText();
  const { isCanvas, margin } = MATERIALS[isMaterialCode(material) ? material : ''];
  const wrap = isCanvas ? margin : 0;
  const percent = (length: number) => `${(100 * length) / width}%`;
  return (
    <div className={styles.wall}>
      <div
        className={styles.piece}
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(${isSmall ? 30 : 56}vh * ${width / height}))` }}
      >
        <img
          key={picture}
          src={picture}
          alt={t('cartPicture')}
          style={{
            width: percent(width + 2 * wrap),
            aspectRatio: `${width + 2 * wrap} / ${height + 2 * wrap}`,
            margin: `-${percent(wrap)} 0 0 -${percent(wrap)}`,
          }}
        />
      </div>
    </div>
  );
}
