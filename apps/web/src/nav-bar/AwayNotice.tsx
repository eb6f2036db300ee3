import { useMissingPart } from '../app/later-part.ts';
import { useText } from '../app/locale/text-store.ts';
import { Notice } from '../controls/Notice.tsx';
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
