import { shortPhotoName } from '@muro/domain';
import { type CSSProperties, type MouseEvent, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { Dots } from '../../../controls/Dots.tsx';
import { CheckIcon, TrashIcon, WarningIcon } from '../../../controls/Icons.tsx';
import { useGestures } from '../../../controls/use-gestures.ts';
import { useHold } from '../../../controls/use-hold.ts';
import { PHOTO_STATES, type PhotoEntry } from '../../../flow/photos/photo-entry.ts';
import type { PickHow } from '../../../flow/photos/tray-selection.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './PhotoTile.module.css';
import { TileUpload } from './TileUpload.tsx';

interface PhotoTileProps {
  readonly photo: PhotoEntry;
  /** Number of slots that show it. */
  readonly used: number;
  /** True if it is selected and waits for a slot. */
  readonly isPicked?: boolean;
  readonly showDelete?: boolean;
  /** False in a row with arrow keys, for all tiles but one (roving tabindex). */
  readonly isTabStop?: boolean;
  readonly onSelect: (photoId: string, how: PickHow) => void;
  /** Called on a long press on the picture. */
  readonly onHold?: (photoId: string) => void;
  /** Called for drags of the picture, if tiles can be dragged. */
  readonly onGesture?: (photoId: string, gesture: Gesture) => void;
}

/** A photo of the collage: loading, refused, or ready to use. [THUMB-03 … THUMB-12] */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, showDelete = true, isTabStop = true, onGesture } = props;
  const session = useSession();
  const t = useText();
  const hasPicture = isShown(photo);
  // In a row with arrow keys, the Delete key deletes: only a tile without a picture needs the button as its tab stop.
  const isRow = onGesture !== undefined;
  const remove = useRef<HTMLButtonElement>(null);
  useFocusAfterLoading(remove, isRow && hasPicture);
  return (
    <li
      className={styles.tile}
      data-state={photo.state}
      data-missing={photo.isMissing || undefined}
      data-tile={photo.origin}
      style={hasPicture ? shapeStyle(photo) : undefined}
    >
      {hasPicture ? <Picture {...props} /> : <Words photo={photo} />}
      <TileUpload id={photo.id} name={photo.name} sizeBytes={photo.sizeBytes} />
      {showDelete && (
        <button
          ref={remove}
          type="button"
          className={styles.remove}
          aria-label={t('tileRemove', { name: photo.name })}
          tabIndex={isRow && (hasPicture || !isTabStop) ? -1 : 0}
          data-tile-stop={hasPicture ? undefined : ''}
          onClick={() => session.photos.remove([photo.id])}
        >
          <TrashIcon />
        </button>
      )}
    </li>
  );
});

/** Moves the focus from the delete button of a loading tile to its picture once that has loaded. */
function useFocusAfterLoading(remove: RefObject<HTMLButtonElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !remove.current || remove.current !== document.activeElement) return;
    remove.current.closest('[data-tile]')?.querySelector<HTMLElement>('[data-tile-stop]')?.focus();
  }, [remove, isShown]);
}

function Picture({ photo, used, isPicked = false, isTabStop = true, onSelect, onHold, onGesture }: PhotoTileProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  /** True after a drag or long press: the click event that follows is ignored. */
  const ignoresClick = useRef(false);
  useGestures(button, { singleFinger: 'patient' }, (gesture) => {
    if (gesture.type === 'move-start') ignoresClick.current = true;
    onGesture?.(photo.id, gesture);
  });
  useHold(
    button,
    onHold &&
      (() => {
        ignoresClick.current = true;
        onHold(photo.id);
      }),
  );
  const name = `${photo.name}, ${used > 0 ? t('usedTimes', { count: used }) : t('usedNever')}`;
  return (
    <button
      ref={button}
      type="button"
      className={styles.picture}
      title={t('tileHover')}
      aria-label={name}
      aria-pressed={isPicked}
      tabIndex={isTabStop ? 0 : -1}
      data-used={used > 0 || undefined}
      data-tile-stop=""
      onPointerDown={() => {
        ignoresClick.current = false;
      }}
      onClick={(event) => ignoresClick.current || onSelect(photo.id, howOf(event))}
    >
      <img src={photo.thumbUrl} alt="" draggable={false} loading={isLocalThumb(photo) ? 'eager' : 'lazy'} decoding="async" />
      {isPicked && (
        <span className={styles.picked} aria-hidden="true">
          <CheckIcon />
        </span>
      )}
      {used > 0 && (
        <span className={styles.used} aria-hidden="true">
          <span className={styles.tick}>
            <CheckIcon />
          </span>
          {used > 1 && <span className={styles.word}>{used}</span>}
        </span>
      )}
    </button>
  );
}

/** Text of a tile without a picture. */
function Words({ photo }: { readonly photo: PhotoEntry }) {
  if (photo.isMissing) return <Missing photo={photo} />;
  return photo.state === PHOTO_STATES.ERROR ? <Failed photo={photo} /> : <Waiting photo={photo} />;
}

function Missing({ photo }: { readonly photo: PhotoEntry }) {
  const t = useText();
  return (
    <div className={styles.words} data-wide>
      <span className={styles.name} title={photo.name}>
        {shortPhotoName(photo.name)}
      </span>
      <span className={styles.small}>{t('missingTile')}</span>
    </div>
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
      {!photo.hint && <WarningIcon />}
      <span className={styles.name} title={photo.name}>
        {shortPhotoName(photo.name)}
      </span>
      <span className={styles.small}>{photo.error && t(photo.error)}</span>
      {photo.hint && <span className={styles.small}>{t(photo.hint)}</span>}
    </div>
  );
}

function howOf({ shiftKey, ctrlKey, metaKey }: MouseEvent): PickHow {
  return shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'only';
}

/** True if the tile shows its picture: a photo of the server immediately, a local one once its picture is made. */
function isShown(photo: PhotoEntry): boolean {
  return photo.thumbUrl !== '' && photo.state !== PHOTO_STATES.ERROR;
}

/** Sets the tile to the picture's width, before it has loaded and while it is out of view. */
function shapeStyle({ original }: PhotoEntry): CSSProperties {
  return { '--ratio': original ? original.widthPx / original.heightPx : 1 } as CSSProperties;
}

/** True if its picture is in memory: lazy loading would only cost a check in every frame. */
function isLocalThumb({ thumbUrl }: PhotoEntry): boolean {
  return thumbUrl.startsWith('data:');
}
