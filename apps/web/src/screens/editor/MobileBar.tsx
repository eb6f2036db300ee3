import { IconButton } from '../../controls/IconButton.tsx';
import { MenuIcon } from '../../controls/Icons.tsx';
import { useText } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import styles from './EditorScreen.module.css';
import { SaveButtons } from './menu/SaveButtons.tsx';
import { Steps } from './menu/SideMenu.tsx';

/** On a phone: menu, undo, redo and save, in reach of the thumb. */
export function MobileBar() {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.isSideMenuOpen);
  const setOpen = useNavigation((navigation) => navigation.setSideMenuOpen);
  return (
    <div className={styles.thumb}>
      <IconButton label={t('menuOpen')} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <MenuIcon />
      </IconButton>
      <Steps />
      <div className={styles.thumbSave}>
        <SaveButtons />
      </div>
    </div>
  );
}
