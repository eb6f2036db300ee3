import { useText } from '../../app/locale/text-store.ts';
import styles from './EditorScreen.module.css';
import { Dots } from './tray/Dots.tsx';

/** [EDIT-18] */
export function EditorLoading() {
  const t = useText();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.blank} aria-hidden="true" />
      {t('editorLoading')} <Dots />
    </p>
  );
}
