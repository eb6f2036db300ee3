import { IconButton } from '../../../controls/IconButton.tsx';
import { MenuIcon } from '../../../controls/Icons.tsx';
import { NamedPrice } from '../../../nav-bar/PriceWords.tsx';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import styles from './MenuStrip.module.css';

/** The folded side menu, 64 px wide: a button that opens it, and the price. [WALL-28] */
export function MenuStrip() {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.isSideMenuOpen);
  const setOpen = useNavigation((navigation) => navigation.setSideMenuOpen);
  return (
    <div className={styles.strip}>
      <IconButton label={t('menuOpen')} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <MenuIcon />
      </IconButton>
      <p className={styles.price}>
        <NamedPrice />
      </p>
    </div>
  );
}
