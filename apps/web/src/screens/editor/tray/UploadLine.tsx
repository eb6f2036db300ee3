import { useMemo } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { hasArrived } from '../../../app/uploads/send-photo.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { isServerUnreachable } from '../../../flow/uploads/upload-states.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useThrottled } from '../../../state/window/use-throttled.ts';
import styles from './UploadLine.module.css';
import { useCollagePhotos } from './use-tray.ts';

/** The number of uploaded photos while others are uploading; the person may pause and resume. */
export function UploadLine() {
  const workspace = useWorkspace();
  const t = useText();
  const photos = useCollagePhotos();
  const { uploads } = useSession();
  const { states, isPaused } = uploads.store();
  const { entries } = useThrottled(workspace.photos.store);
  const uploaded = useMemo(
    () => photos.filter(({ id }) => entries[id]?.onServer || hasArrived(workspace.photos, id)).length,
    [workspace, photos, entries],
  );
  const total = photos.length;
  const isBusy = Object.keys(states).length > 0 && uploaded < total;
  if (!isBusy && !isPaused) return null;
  const message = isServerUnreachable(states)
    ? t('uploadAway')
    : isPaused
      ? t('uploadPaused', { there: uploaded, count: total })
      : t('uploadUnderWay', { there: uploaded, count: total });
  return (
    <p className={styles.line} data-going-on>
      {message}
      <LinkButton onPress={() => uploads.pause(!isPaused)}>{t(isPaused ? 'uploadGoOn' : 'uploadPause')}</LinkButton>
    </p>
  );
}
