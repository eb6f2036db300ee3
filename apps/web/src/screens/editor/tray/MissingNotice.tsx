import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { classNames } from '../../../controls/class-names.ts';
import { IconButton } from '../../../controls/IconButton.tsx';
import { CloseIcon } from '../../../controls/Icons.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { missingIds } from '../../../flow/photos/missing-photos.ts';
import { usePhotoLibrary } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './MissingNotice.module.css';
import { useCollagePhotos } from './use-tray.ts';

/** Tells that photos lack their files, and accepts them; the tray names the photos. */
export function MissingNotice() {
  const t = useText();
  const photos = useCollagePhotos();
  const missing = usePhotoLibrary(useShallow(missingIds));
  const [isDismissed, setDismissed] = useState(false);
  const count = photos.filter(({ id }) => missing.includes(id)).length;
  return (
    <Notice
      className={classNames(styles.notice)}
      actions={
        <IconButton label={t('noticeClose')} onPress={() => setDismissed(true)}>
          <CloseIcon />
        </IconButton>
      }
    >
      {count > 0 && !isDismissed && (
        <div className={styles.line}>
          <p>{t('missingNotice', { count })}</p>
          <FilePicker>{t('missingChooseFiles')}</FilePicker>
        </div>
      )}
    </Notice>
  );
}
