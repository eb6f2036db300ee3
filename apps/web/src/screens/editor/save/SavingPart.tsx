import { useSession } from '../../../app/session/use-session.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { ProgressBar } from '../../../controls/ProgressBar.tsx';
import { type SaveProcess, sentBytes } from '../../../flow/saving/save-process.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import styles from './SaveDialog.module.css';

const MEGABYTE = 1_000_000;

/** The progress of a save. [SDLG-27 … SDLG-29] */
export function SavingPart() {
  const t = useText();
  const { process, waiting, trying } = useSession().saving.store();
  const { totalBytes, totalResources } = process.progress;
  const isSending = process.step === 'uploading' && totalResources > 0;
  const isLost = [...waiting.values()].some(({ kind }) => kind === 'lost');
  return (
    <>
      <ProgressBar label={labelOf(process, t)} value={isSending ? sentBytes(process) : null} max={totalBytes} />
      {isSending && (
        <p className={styles.soft}>
          {t('savingPhotosSent')} <span className={styles.bytes}>{bytesText(process, t)}</span>
        </p>
      )}
      <Notice kind="warning">
        {waiting.size > 0 ? t(isLost ? 'serverUnreachable' : 'savingRetryPhoto') : trying > 0 && t('savingStillTrying')}
      </Notice>
    </>
  );
}

/** Returns the label of the progress bar, with the number of photos left. [SDLG-28] */
function labelOf({ step, progress }: SaveProcess, t: Text): string {
  const { totalResources, finishedResources } = progress;
  if (step !== 'uploading' || totalResources === 0) return t('savingCollage');
  return t('savingLeft', { left: totalResources - finishedResources, count: totalResources });
}

function bytesText(process: SaveProcess, t: Text): string {
  const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;
  return t('savingBytes', { sent: megabytes(sentBytes(process)), total: megabytes(process.progress.totalBytes) });
}
