import { useText } from '../../../app/locale/text-store.ts';
import { useReading } from '../../../app/photos/reading-progress.ts';
import { usePaced } from '../../../app/photos/use-paced.ts';
import styles from './ReadingLine.module.css';

/** How many of the chosen photos are read, while several are. */
export function ReadingLine() {
  const t = useText();
  const { total, done } = usePaced(useReading);
  if (done === total || total < 2) return null;
  const words = t('readingPhotos', { done, total });
  return (
    <p className={styles.line} data-going-on>
      {words}
      <progress className={styles.bar} value={done} max={total} aria-label={words} />
    </p>
  );
}
