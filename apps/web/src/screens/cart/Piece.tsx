import { useText } from '../../app/text-store.ts';
import styles from './CartScreen.module.css';

/** The collage as it will hang. */
export function Piece({ picture }: { readonly picture: string }) {
  const t = useText();
  return (
    <div className={styles.wall}>
      <img className={styles.piece} src={picture} alt={t('cartPicture')} />
    </div>
  );
}
