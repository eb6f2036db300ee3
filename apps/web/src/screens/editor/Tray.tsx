import type { Collage } from '@muro/domain';
import { type RefObject, useCallback } from 'react';
import { armPhoto, autoFill, choosePhoto } from '../../app/editor-actions.ts';
import { useEditorView } from '../../app/editor-view.ts';
import { useText } from '../../app/text-store.ts';
import type { HitAt } from '../../canvas/CollageCanvas.tsx';
import { LinkButton } from '../../controls/Button.tsx';
import { AddPhotoIcon } from '../../controls/Icons.tsx';
import { isAccepted } from '../../flow/photo-entry.ts';
import type { Gesture } from '../../flow/pointer-gesture.ts';
import { ArmedBar } from './ArmedBar.tsx';
import { FilePicker } from './FilePicker.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { trayGesture } from './stage-gestures.ts';
import styles from './Tray.module.css';
import { UploadLine } from './UploadLine.tsx';
import { useTray } from './use-tray.ts';

interface TrayProps {
  readonly collage: Collage;
  readonly hitRef: RefObject<HitAt | null>;
}

/** All photos of the collage, at hand under the wall. */
export function Tray({ collage, hitRef }: TrayProps) {
  const t = useText();
  const tiles = useTray(collage);
  const armed = useEditorView((view) => view.armed);
  const usedPhotos = tiles.filter(({ used }) => used > 0).length;
  const unused = tiles.filter(({ photo, used }) => used === 0 && isAccepted(photo)).length;
  const onGesture = useCallback((photoId: string, gesture: Gesture) => trayGesture(photoId, gesture, hitRef.current), [hitRef]);
  return (
    <section className={styles.tray} aria-label={t('trayName')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('trayName')}</h2>
        <ArmedBar collage={collage} />
        {armed === null && tiles.length > 0 && (
          <p className={styles.count}>{t('trayCount', { used: usedPhotos, total: collage.photos.length })}</p>
        )}
        <ReadingLine />
        <UploadLine collage={collage} />
        {armed === null && unused > 0 && (
          <LinkButton className={styles.fill} onPress={autoFill}>
            {t('autoFillShort')}
          </LinkButton>
        )}
      </div>
      <div className={styles.strip}>
        <div className={styles.add}>
          <FilePicker variant={collage.photos.length === 0 ? 'primary' : 'quiet'} icon={<AddPhotoIcon />} className={styles.addButton}>
            {t('trayAdd')}
          </FilePicker>
          <LinkButton className={styles.more} onPress={() => choosePhoto(null)}>
            {t('trayMore')}
          </LinkButton>
        </div>
        {tiles.length === 0 ? (
          <p className={styles.empty}>
            <span className={styles.emptyMouse}>{t('trayEmpty')}</span>
            <span className={styles.emptyTouch}>{t('trayEmptyTouch')}</span>
          </p>
        ) : (
          <ul className={styles.tiles}>
            {tiles.map(({ photo, used }) => (
              <PhotoTile
                key={photo.origin}
                photo={photo}
                used={used}
                isArmed={armed?.kind === 'place' && armed.photoId === photo.id}
                onSelect={armPhoto}
                onGesture={onGesture}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
