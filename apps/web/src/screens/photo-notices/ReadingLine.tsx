import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { useThrottled } from '../../state/window/use-throttled.ts';
import styles from './ReadingLine.module.css';

/** Reading progress, if several photos were chosen. */
export function ReadingLine() {
  const t = useText();
  const { total, done } = useThrottled(useWorkspace().reading.store);
  if (done === total || total < 2) return null;
  const message = t('readingPhotos', { done, total });
  return (
    <p className={styles.line} data-going-on>
      {message}
      <progress className={styles.bar} value={done} max={total} aria-label={message} />
    </p>
  );
}
