import { isMaterialCode, MATERIALS, type SizeCm } from '@muro/domain';
import { type CSSProperties, useState } from 'react';
import { RetriedImage } from '../../controls/RetriedImage.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';

interface PieceProps {
  readonly picture: string;
  /** The finished front, cm. */
  readonly size: SizeCm;
  /** Material code; '' if none is chosen. */
  readonly material: string;
  /** True if the cart has other collages. */
  readonly isSmall?: boolean;
}

/** A loaded picture and the material it shows. */
type Shown = Pick<PieceProps, 'picture' | 'material'>;

/**
 * The front of the collage as it will hang; crops the parts of the picture that fold around a frame. While the picture of another material
 * is loading, the previous one is shown, faded.
 */
export function Piece({ picture, size: { width, height }, material, isSmall = false }: PieceProps) {
  const [loaded, setLoaded] = useState<Shown | null>(null);
  const isLoading = loaded?.picture !== picture;
  const before = isLoading ? loaded : null;
  return (
    <div className={styles.wall}>
      <div
        className={styles.piece}
        data-small={isSmall || undefined}
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
        aria-busy={isLoading}
      >
        {before && <Front key={before.picture} {...before} size={{ width, height }} isOutgoing />}
        <Front
          key={picture}
          picture={picture}
          material={material}
          size={{ width, height }}
          onLoad={() => setLoaded({ picture, material })}
        />
      </div>
    </div>
  );
}

interface FrontProps extends Shown {
  readonly size: SizeCm;
  /** True while a new picture replaces it. */
  readonly isOutgoing?: boolean;
  readonly onLoad?: () => void;
}

function Front({ picture, material, size: { width, height }, isOutgoing = false, onLoad }: FrontProps) {
  const t = useText();
  const { isCanvas, margin } = MATERIALS[isMaterialCode(material) ? material : ''];
  const wrap = isCanvas ? margin : 0;
  const percent = (length: number) => `${(100 * length) / width}%`;
  return (
    <div className={styles.front} data-passing={isOutgoing || undefined}>
      <RetriedImage
        src={picture}
        alt={isOutgoing ? '' : t('cartPicture')}
        onLoad={onLoad}
        style={{
          width: percent(width + 2 * wrap),
          aspectRatio: `${width + 2 * wrap} / ${height + 2 * wrap}`,
          margin: `-${percent(wrap)} 0 0 -${percent(wrap)}`,
        }}
      />
    </div>
  );
}
