import { Notice } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import { useMissingPart } from '../state/window/lazy-part.ts';
import styles from './Frame.module.css';

/** What was wanted next has not come, and is asked for again. */
export function AwayNotice() {
  const t = useText();
  const isAway = useMissingPart((parts) => parts.isAway);
  return (
    <div className={styles.away}>
      <Notice kind="warning">{isAway && t('savingRetry')}</Notice>
    </div>
  );
}
