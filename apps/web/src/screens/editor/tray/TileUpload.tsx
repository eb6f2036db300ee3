import { useText } from '../../../app/locale/text-store.ts';
import { retryUpload, useUploads } from '../../../app/uploads/background-uploads.ts';
import { WarningIcon } from '../../../controls/Icons.tsx';
import { uploadWords } from '../save/fault-words.ts';
import styles from './TileUpload.module.css';

/** How far a photo is on its way to the server, over its tile; nothing while it rests. */
export function TileUpload({ id, name, sizeBytes }: { readonly id: string; readonly name: string; readonly sizeBytes: number }) {
  const t = useText();
  const upload = useUploads(({ states }) => states[id]);
  if (!upload) return null;
  if (upload.step === 'sending') return <span className={styles.bar} style={{ width: `${(100 * upload.sentBytes) / sizeBytes}%` }} />;
  if (upload.step === 'waiting') return <span className={styles.bar} data-waiting />;
  return (
    <button
      type="button"
      className={styles.retry}
      title={uploadWords(upload.fault, t)}
      aria-label={t('uploadRetryPhoto', { name, reason: uploadWords(upload.fault, t) })}
      onClick={() => retryUpload(id)}
    >
      <WarningIcon />
      {t('uploadRetry')}
    </button>
  );
}
