import { Notice } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import { useServerStatus } from '../state/window/server-return.ts';
import styles from './Frame.module.css';

/** Tells that the server does not answer while a load is being retried. */
export function UnreachableNotice() {
  const t = useText();
  const isUnreachable = useServerStatus((server) => server.isUnreachable);
  return (
    <div className={styles.unreachable}>
      <Notice kind="warning">{isUnreachable && t('serverUnreachable')}</Notice>
    </div>
  );
}
