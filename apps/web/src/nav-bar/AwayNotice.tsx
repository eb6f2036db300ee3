import { Notice } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import { useServerAway } from '../state/window/server-return.ts';
import styles from './Frame.module.css';

/** What was wanted next has not come, and is asked for again. */
export function AwayNotice() {
  const t = useText();
  const isAway = useServerAway((server) => server.isAway);
  return (
    <div className={styles.away}>
      <Notice kind="warning">{isAway && t('serverAway')}</Notice>
    </div>
  );
}
