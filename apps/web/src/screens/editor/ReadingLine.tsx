import { useReading } from '../../app/reading-progress.ts';
import { useText } from '../../app/text-store.ts';
import styles from './ReadingLine.module.css';

/** How many of the chosen photos are read, while several are. */
export function ReadingLine() {
  const t = useText();
  const { total, done } = useReading();
  if (done === total || total < 2) return null;
  const words = t('readingPhotos', { done, total });
  return (
    <p className={styles.line}>
      {words}
      <progress className={styles.bar} value={done} max={total} aria-label={words} />
    </p>
  );
}
