import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon } from '../controls/Icons.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import { useFileTransfers } from '../state/window/file-transfers.ts';
import styles from './DropOverlay.module.css';

/** Shows that files dragged over the window may be dropped, and tells if a folder had no photos. */
export function DropOverlay() {
  const t = useText();
  const { isOver, isFolderEmpty } = useFileTransfers();
  return (
    <>
      {isOver && (
        <div className={styles.overlay}>
          <p>{t('dropToAdd')}</p>
        </div>
      )}
      <div className={styles.notices}>
        <Notice kind="warning" actions={<DismissButton />}>
          {isFolderEmpty && t('folderEmpty')}
        </Notice>
      </div>
    </>
  );
}

function DismissButton() {
  const t = useText();
  return (
    <IconButton label={t('noticeClose')} onPress={() => useFileTransfers.setState({ isFolderEmpty: false })}>
      <CloseIcon />
    </IconButton>
  );
}
