import { Notice } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import { useServerAway } from '../state/window/server-return.ts';
import styles from './Frame.module.css';

/** Tells that the server does not answer while a load is being retried. */
export function AwayNotice() {
  const t = useText();
  const isAway = useServerAway((server) => server.isAway);
  return (
    <div className={styles.away}>
      <Notice kind="warning">{isAway && t('serverAway')}</Notice>
    </div>
  );
}
