import { autoFill, fillInTrayOrder } from '../../../app/collage/arrange-actions.ts';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { type Text, useText } from '../../../app/locale/text-store.ts';
import { furtherKinds } from '../../../app/photos/file-rules.ts';
import { selectPhoto } from '../../../app/photos/tray-actions.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { AddPhotoIcon } from '../../../controls/Icons.tsx';
import { isAccepted } from '../../../flow/photos/photo-entry.ts';
import { PhotoTile } from '../tray/PhotoTile.tsx';
import { useTray } from '../tray/use-tray.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './PhotoChooser.module.css';

/** Photos from this computer, newest first. [CHOOSE-06 … CHOOSE-16] */
export function ComputerTab() {
  const t = useText();
  const tiles = useTray();
  const hasUnused = tiles.some(({ photo, used }) => used === 0 && isAccepted(photo));
  const choose = (photoId: string): void => {
    selectPhoto(photoId);
    closeDialog();
  };
  return (
    <div className={styles.tab}>
      <div className={styles.add}>
        <FilePicker variant={tiles.length === 0 ? 'primary' : 'quiet'} icon={<AddPhotoIcon />}>
          {t('addFromComputer')}
        </FilePicker>
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
                <LinkButton onPress={() => closeAfter(autoFill)}>{t('autoFill')}</LinkButton>
                {` ${t('autoFillOr')} `}
                <LinkButton onPress={() => closeAfter(fillInTrayOrder)}>{t('autoFillInOrder')}</LinkButton>
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

/** What the shop takes beside .jpg. */
function furtherHint(t: Text): string {
  const kinds = furtherKinds();
  return kinds.length === 0 ? '' : t('acceptAlso', { kinds: kinds.join(', ') });
}

function closeAfter(action: () => void): void {
  action();
  closeDialog();
}

/** [CHOOSE-09] */
function severalHint(t: Text): string {
  if (matchMedia('(pointer: coarse)').matches) return t('severalTouch');
  return t(/Mac/.test(navigator.platform) ? 'severalCmd' : 'severalCtrl');
}
