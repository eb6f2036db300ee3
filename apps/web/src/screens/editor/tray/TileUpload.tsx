import { useSession } from '../../../app/session/use-session.ts';
import { WarningIcon } from '../../../controls/Icons.tsx';
import { useText } from '../../../state/language/text-store.ts';
import { uploadWords } from '../words/upload-words.ts';
import styles from './TileUpload.module.css';

/** Upload progress over the tile of a photo; renders nothing without an upload. */
export function TileUpload({ id, name, sizeBytes }: { readonly id: string; readonly name: string; readonly sizeBytes: number }) {
  const t = useText();
  const { uploads } = useSession();
  const upload = uploads.store(({ states }) => states[id]);
  if (!upload) return null;
  if (upload.step === 'sending') return <span className={styles.bar} style={{ width: `${(100 * upload.sentBytes) / sizeBytes}%` }} />;
  if (upload.step === 'waiting') return <span className={styles.bar} data-waiting />;
  return (
    <button
      type="button"
      className={styles.retry}
      title={uploadWords(upload.fault, t)}
      aria-label={t('uploadRetryPhoto', { name, reason: uploadWords(upload.fault, t) })}
      onClick={() => uploads.retry(id)}
    >
      <WarningIcon />
      {t('uploadRetry')}
    </button>
  );
}
