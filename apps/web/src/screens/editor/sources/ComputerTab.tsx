import { useRef } from 'react';
import { autoFill, fillInTrayOrder } from '../../../app/collage/arrange-actions.ts';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { selectPhoto } from '../../../app/collage/tray-actions.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { AddPhotoIcon } from '../../../controls/Icons.tsx';
import { isAccepted } from '../../../flow/photos/photo-entry.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { furtherKinds } from '../../../state/photos/file-rules.ts';
import { FolderButton } from '../../photo-notices/FolderButton.tsx';
import { FilePicker } from '../tray/FilePicker.tsx';
import { PhotoTile } from '../tray/PhotoTile.tsx';
import { useTray } from '../tray/use-tray.ts';
import { useTrayFocus } from '../tray/use-tray-focus.ts';
import styles from './ComputerTab.module.css';

/** Photos from this computer, newest first. [CHOOSE-06 … CHOOSE-16] */
export function ComputerTab() {
  const workspace = useWorkspace();
  const t = useText();
  const tiles = useTray();
  const tab = useRef<HTMLDivElement>(null);
  useTrayFocus(tab);
  const hasUnused = tiles.some(({ photo, used }) => used === 0 && isAccepted(photo));
  const choose = (photoId: string): void => {
    selectPhoto(workspace, photoId);
    closeDialog(workspace);
  };
  return (
    <div ref={tab} className={styles.tab}>
      <div className={styles.add}>
        <FilePicker variant={tiles.length === 0 ? 'primary' : 'quiet'} icon={<AddPhotoIcon />}>
          {t('addFromComputer')}
        </FilePicker>
        <FolderButton>{t('trayFolder')}</FolderButton>
        <p className={styles.hint}>
          {t('acceptHint')} {severalHint(t)} {furtherHint(t)}
        </p>
      </div>
      {tiles.length > 0 && (
        <>
          <p className={styles.lead}>
            {t('clickToPlace')}
            {hasUnused && (
              <>
                {` ${t('autoFillOr')} `}
                <LinkButton onPress={() => closeAfter(workspace, autoFill)}>{t('autoFill')}</LinkButton>{' '}
                <LinkButton onPress={() => closeAfter(workspace, fillInTrayOrder)}>{t('autoFillInOrder')}</LinkButton>
              </>
            )}
          </p>
          <ul className={styles.tiles}>
            {tiles.map(({ photo, used }) => (
              <PhotoTile key={photo.origin} photo={photo} used={used} onSelect={choose} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Returns the hint about accepted formats besides .jpg. */
function furtherHint(t: Text): string {
  const kinds = furtherKinds();
  return kinds.length === 0 ? '' : t('acceptAlso', { kinds: kinds.join(', ') });
}

function closeAfter(workspace: Workspace, action: (workspace: Workspace) => void): void {
  action(workspace);
  closeDialog(workspace);
}

/** Returns the hint on choosing several files. [CHOOSE-09] */
function severalHint(t: Text): string {
  if (matchMedia('(pointer: coarse)').matches) return t('severalTouch');
  return t(/Mac/.test(navigator.platform) ? 'severalCmd' : 'severalCtrl');
}
