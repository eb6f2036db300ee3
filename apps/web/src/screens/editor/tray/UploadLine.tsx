import { useMemo } from 'react';
import { useText } from '../../../app/locale/text-store.ts';
import { usePhotoLibrary } from '../../../app/photos/photo-library.ts';
import { usePaced } from '../../../app/photos/use-paced.ts';
import { pauseUploads, useUploads } from '../../../app/uploads/background-uploads.ts';
import { hasArrived } from '../../../app/uploads/send-photo.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { isAway } from '../../../flow/photos/background-uploads.ts';
import styles from './UploadLine.module.css';
import { useCollagePhotos } from './use-tray.ts';

/** How many photos are in the account already, while others are on their way; the person may stop that and go on later. */
export function UploadLine() {
  const t = useText();
  const photos = useCollagePhotos();
  const { states, isPaused } = useUploads();
  const { entries } = usePaced(usePhotoLibrary);
  const there = useMemo(() => photos.filter(({ id }) => entries[id]?.onServer || hasArrived(id)).length, [photos, entries]);
  const total = photos.length;
  const isBusy = Object.keys(states).length > 0 && there < total;
  if (!isBusy && !isPaused) return null;
  const words = isAway(states) ? t('uploadAway') : isPaused ? t('uploadPaused', { there, total }) : t('uploadUnderWay', { there, total });
  return (
    <p className={styles.line} data-going-on>
      {words}
      <LinkButton onPress={() => pauseUploads(!isPaused)}>{t(isPaused ? 'uploadGoOn' : 'uploadPause')}</LinkButton>
    </p>
  );
}
