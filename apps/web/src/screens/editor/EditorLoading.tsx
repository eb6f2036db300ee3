import { Dots } from '../../controls/Dots.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './EditorScreen.module.css';

/** Shown while the editor loads. [EDIT-18] */
export function EditorLoading() {
  const t = useText();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.blank} aria-hidden="true" />
      {t('editorLoading')} <Dots />
    </p>
  );
}
