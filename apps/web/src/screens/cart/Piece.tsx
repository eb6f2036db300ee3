import { isMaterialCode, MATERIALS, type SizeCm, STILL_WALL_FACTOR } from '@muro/domain';
import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { RetriedImage } from '../../controls/RetriedImage.tsx';
import { objectPicture } from '../../state/address/object-picture.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';

interface PieceProps {
  /** Address of the picture of the collage's printed sheet. */
  readonly picture: string;
  /** The finished front, cm. */
  readonly size: SizeCm;
  /** Material code; '' if none is chosen. */
  readonly material: string;
  /** True if the cart has other collages. */
  readonly isSmall?: boolean;
}

/**
 * The finished product on a wall. Until its picture has been decoded, the previous one is shown; at first the front of the collage, whose
 * picture the server has stored.
 */
export function Piece({ picture, size: { width, height }, material, isSmall = false }: PieceProps) {
  const t = useText();
  const [decoded, setDecoded] = useState('');
  const still = objectPicture(picture);
  const isLoading = decoded !== still;
  return (
    <div className={styles.wall}>
      <div
        className={styles.piece}
        data-small={isSmall || undefined}
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
        aria-busy={isLoading}
      >
        {decoded === '' && <PlainFront picture={picture} size={{ width, height }} material={material} />}
        {isLoading && decoded !== '' && <img key={decoded} className={styles.object} src={decoded} alt="" />}
        <RetriedImage
          key={still}
          className={styles.object}
          data-coming={isLoading || undefined}
          src={still}
          alt={t('cartPicture')}
          onLoad={(event) => void whenDecoded(event).then(() => setDecoded(still))}
        />
      </div>
    </div>
  );
}

/** A picture that has loaded would still be blank for a moment while it is decoded. */
async function whenDecoded({ currentTarget }: SyntheticEvent<HTMLImageElement>): Promise<void> {
  await currentTarget.decode().catch(() => undefined);
}

/** The wall on each side of the front, as a share of the picture with its wall. */
const WALL_SHARE = (1 - 1 / STILL_WALL_FACTOR) / 2;

/** The front in its place on the wall; crops the parts of the sheet that fold around a frame. */
function PlainFront({ picture, size: { width, height }, material }: Omit<PieceProps, 'isSmall'>) {
  const { isCanvas, margin } = MATERIALS[isMaterialCode(material) ? material : ''];
  const wrap = isCanvas ? margin : 0;
  const percent = (length: number) => `${(100 * length) / width}%`;
  return (
    <div className={styles.front} style={{ inset: `${100 * WALL_SHARE}%` }}>
      <RetriedImage
        src={picture}
        alt=""
        style={{
          width: percent(width + 2 * wrap),
          aspectRatio: `${width + 2 * wrap} / ${height + 2 * wrap}`,
          margin: `-${percent(wrap)} 0 0 -${percent(wrap)}`,
        }}
      />
    </div>
  );
}
