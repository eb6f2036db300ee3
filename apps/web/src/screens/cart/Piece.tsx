import { useText } from '../../app/locale/text-store.ts';
import styles from './CartScreen.module.css';

interface PieceProps {
  readonly picture: string;
  /** Size of the finished front, cm: pictures of saved collages are square, with bare stripes beside the front. */
  readonly width: number;
  readonly height: number;
}

/** The collage as it will hang. */
export function Piece({ picture, width, height }: PieceProps) {
  const t = useText();
  return (
    <div className={styles.wall}>
      <img
        className={styles.piece}
        src={picture}
        alt={t('cartPicture')}
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(62vh * ${width / height}))` }}
      />
    </div>
  );
}
