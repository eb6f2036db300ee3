import { shortPhotoName } from '@muro/domain';
import { memo, useRef } from 'react';
import { removePhoto } from '../../app/editor-actions.ts';
import { useText } from '../../app/text-store.ts';
import { CheckIcon, TrashIcon, WarningIcon } from '../../controls/Icons.tsx';
import { useGestures } from '../../controls/use-gestures.ts';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photo-entry.ts';
import type { Gesture } from '../../flow/pointer-gesture.ts';
import { Dots } from './Dots.tsx';
import styles from './PhotoTile.module.css';
import { TileUpload } from './TileUpload.tsx';

interface PhotoTileProps {
  readonly photo: PhotoEntry;
  /** How many slots show it. */
  readonly used: number;
  readonly isArmed?: boolean;
  readonly showDelete?: boolean;
  readonly onSelect: (photoId: string) => void;
  /** Drags of the picture, where tiles can be dragged. */
  readonly onGesture?: (photoId: string, gesture: Gesture) => void;
}

/** One photo of the collage: loading, refused, or ready to use. [THUMB-03 … THUMB-12] */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, showDelete = true } = props;
  const t = useText();
  return (
    <li className={styles.tile} data-state={photo.state}>
      {isShown(photo) ? <Picture {...props} /> : photo.state === PHOTO_STATES.ERROR ? <Failed photo={photo} /> : <Waiting photo={photo} />}
      <TileUpload id={photo.id} name={photo.name} sizeBytes={photo.sizeBytes} />
      {showDelete && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('tileRemove', { name: photo.name })}
          onClick={() => removePhoto(photo.id)}
        >
          <TrashIcon />
        </button>
      )}
    </li>
  );
});

function Picture({ photo, used, isArmed = false, onSelect, onGesture }: PhotoTileProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const wasDragged = useRef(false);
  useGestures(button, { singleFinger: 'patient' }, (gesture) => {
    if (gesture.type === 'move-start') wasDragged.current = true;
    onGesture?.(photo.id, gesture);
  });
  const name = `${photo.name}, ${used > 0 ? t('usedTimes', { count: used }) : t('usedNever')}`;
  return (
    <button
      ref={button}
      type="button"
      className={styles.picture}
      title={t('tileHover')}
      aria-label={name}
      aria-pressed={isArmed}
      data-used={used > 0 || undefined}
      onPointerDown={() => {
        wasDragged.current = false;
      }}
      onClick={() => wasDragged.current || onSelect(photo.id)}
    >
      <img src={photo.thumbUrl} alt="" draggable={false} loading={isMadeHere(photo) ? 'eager' : 'lazy'} decoding="async" />
      {used > 0 && (
        <span className={styles.used} aria-hidden="true">
          <CheckIcon />
          {used > 1 ? used : t('tileUsed')}
        </span>
      )}
    </button>
  );
}

function Waiting({ photo }: { readonly photo: PhotoEntry }) {
  const t = useText();
  return (
    <div className={styles.words}>
      <Dots />
      <span className={styles.name}>{shortPhotoName(photo.name)}</span>
      <span className={styles.small}>{t('tileLoading')}</span>
    </div>
  );
}

function Failed({ photo }: { readonly photo: PhotoEntry }) {
  const t = useText();
  return (
    <div className={styles.words} data-failed data-wide={photo.hint ? true : undefined}>
      <WarningIcon />
      <span className={styles.name} title={photo.name}>
        {shortPhotoName(photo.name)}
      </span>
      <span className={styles.small}>{photo.error && t(photo.error)}</span>
      {photo.hint && <span className={styles.small}>{t(photo.hint)}</span>}
    </div>
  );
}

/** A photo of the server has its picture at once; one from the computer when it was made. */
function isShown(photo: PhotoEntry): boolean {
  return photo.thumbUrl !== '' && photo.state !== PHOTO_STATES.ERROR;
}

/** Its picture is in memory: waiting for it to come into view would only cost the browser a look at every frame. */
function isMadeHere({ thumbUrl }: PhotoEntry): boolean {
  return thumbUrl.startsWith('blob:');
}
