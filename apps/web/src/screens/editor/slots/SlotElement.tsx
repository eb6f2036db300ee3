import { centreOf, DELETE_BUTTON, intersection, type Rect, showsDeleteButton } from '@muro/domain';
import { type CSSProperties, memo } from 'react';
import { emptySlot } from '../../../app/collage/editor-actions.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { CloseIcon, PlusIcon } from '../../../controls/Icons.tsx';
import { PHOTO_STATES } from '../../../flow/photos/photo-entry.ts';
import { percentBox } from '../../../flow/slots/percent-box.ts';
import type { UploadFault } from '../../../flow/uploads/photo-upload.ts';
import { EDITOR_SETTINGS } from '../../../state/editor/editor-settings.ts';
import { useEditorView, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { uploadWords } from '../words/upload-words.ts';
import { SlotBadges } from './SlotBadges.tsx';
import styles from './SlotElement.module.css';
import { SlotSigns } from './SlotSigns.tsx';
import { SlotState } from './SlotState.tsx';
import type { SlotInfo } from './slot-info.ts';

interface SlotElementProps {
  readonly info: SlotInfo;
  readonly viewRect: Rect;
  /** True if only the front is shown: the element ends at its edge. */
  readonly isFront: boolean;
  /** CSS px per cm. */
  readonly pxPerCm: number;
  /** The person's text scale; 1 is the default size. */
  readonly textScale: number;
  readonly isQualityShown: boolean;
  /** True if this slot is the tab stop (roving tabindex). */
  readonly isTabStop: boolean;
  /** Called for clicks of a keyboard or assistive technology; the canvas handles pointers. */
  readonly onActivate: (slot: string) => void;
  readonly onMenu: (slot: string) => void;
}

/** The DOM element of a slot over the canvas: has the accessible name and the focus; the stage handles its keys. */
export const SlotElement = memo(function SlotElement(props: SlotElementProps) {
  const { info, viewRect, isFront, pxPerCm, textScale, isQualityShown, isTabStop, onActivate, onMenu } = props;
  const workspace = useWorkspace();
  const t = useText();
  const { slot, layer, photo } = info;
  const unsent = useUnsent(photo?.id);
  const name = unsent ? t('unsentSpoken', { slot: slotName(info, t), reason: uploadWords(unsent, t) }) : slotName(info, t);
  const isChosen = useEditorView(({ menuSlot, armed }) => menuSlot === slot || (armed?.kind === 'swap' && armed.slot === slot));
  const isOpenForPhoto = useEditorView(({ armed }) => armed !== null && !(armed.kind === 'swap' && armed.slot === slot));
  const box = isFront ? frontBox(layer, viewRect) : layer.frame;
  const [widthPx, heightPx] = [box.width * pxPerCm, box.height * pxPerCm];
  const sidePx = Math.min(widthPx, heightPx);
  const hasRoom = widthPx > 92 && heightPx > 62 * textScale;
  return (
    <div className={styles.place} style={placeStyle(info, box, viewRect)}>
      <button
        type="button"
        className={styles.slot}
        data-slot={slot}
        tabIndex={isTabStop ? 0 : -1}
        data-empty={photo === null || undefined}
        data-plus={(photo === null && !hasRoom) || undefined}
        style={photo === null && !hasRoom ? plusStyle(sidePx) : undefined}
        data-chosen={isChosen || undefined}
        data-open={isOpenForPhoto || undefined}
        aria-label={photo === null && hasRoom ? `${name}, ${t('slotAdd')}` : name}
        aria-describedby={photo ? 'slot-keys' : undefined}
        aria-haspopup={photo ? 'menu' : 'dialog'}
        // A pointer click has a click count; the canvas has already handled its press.
        onClick={({ detail }) => detail === 0 && onActivate(slot)}
        onContextMenu={(event) => {
          event.preventDefault();
          if (photo) onMenu(slot);
        }}
      >
        {photo === null && hasRoom && <EmptyHint text={t('slotAdd')} sidePx={sidePx} />}
        {photo !== null && photo.state !== PHOTO_STATES.IMAGE && <SlotState photo={photo} widthPx={widthPx} />}
      </button>
      {photo !== null && <SlotSigns preference={info.preference} isUnsent={unsent !== null} widthPx={widthPx} sidePx={sidePx} />}
      {photo !== null && isQualityShown && <SlotBadges info={info} widthPx={widthPx} heightPx={heightPx} />}
      {photo !== null && EDITOR_SETTINGS.showDeleteBtn && showsDeleteButton(widthPx, heightPx) && (
        <button
          type="button"
          data-own-press
          className={styles.remove}
          style={{ '--reach': `${deleteReachPx(sidePx)}px` } as CSSProperties}
          aria-label={t('slotRemove', { number: info.number })}
          tabIndex={-1}
          onClick={() => emptySlot(workspace, slot)}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
});

/** Returns the reason why the photo could not be uploaded, until the next attempt; null if it was not tried or is uploading. [UPLOAD-06] */
function useUnsent(photoId: string | undefined): UploadFault | null {
  return useSession().uploads.store(({ states }) => {
    const upload = photoId === undefined ? undefined : states[photoId];
    return upload?.step === 'failed' ? upload.fault : null;
  });
}

function EmptyHint({ text, sidePx }: { readonly text: string; readonly sidePx: number }) {
  return (
    <span className={styles.hint}>
      <PlusIcon className={styles.plus} style={{ width: plusPx(sidePx) }} />
      <span className={styles.add}>
        <span>{text}</span>
      </span>
    </span>
  );
}

function plusPx(sidePx: number): number {
  return Math.max(12, Math.min(34, sidePx * 0.3));
}

/** Distance that the touch target of the delete button reaches into the photo beyond the button: at most to the slot's middle, px. */
function deleteReachPx(sidePx: number): number {
  return Math.min(15, sidePx / 2 - DELETE_BUTTON.marginPx - DELETE_BUTTON.sizePx);
}

/** Matches the plus icon: arms half its width, symmetrical about the one-pixel line. */
function plusStyle(sidePx: number): CSSProperties {
  const armsPx = 1 + 2 * Math.round((plusPx(sidePx) / 2 - 1) / 2);
  return { '--arms': `${armsPx}px` } as CSSProperties;
}

/** Returns the accessible name: 'slot 7 of 24, beach.jpg, good quality'. */
function slotName(info: SlotInfo, t: Text): string {
  const { number, total, photo, quality, times, words } = info;
  if (!photo) return t('slotEmpty', { number, total });
  const { name } = photo;
  if (photo.state === 'missing') return t('missingSlot', { number, total, name });
  if (photo.state === PHOTO_STATES.ERROR) return t('slotFailed', { number, total, name });
  if (photo.state !== PHOTO_STATES.IMAGE || quality === null) return t('slotWaiting', { number, total, name });
  const spoken = t(`spoken${quality}`);
  const filled =
    times > 1
      ? t('slotDoubled', { number, total, name, quality: spoken, times })
      : t('slotFilled', { number, total, name, quality: spoken });
  const { favour, isLocked } = info.preference;
  const label = [
    filled,
    ...(info.isFaceCut ? [t('spokenFaceCut')] : []),
    ...(favour ? [t(`spokenFavour${favour}`)] : []),
    ...(isLocked ? [t('spokenLocked')] : []),
  ].join(', ');
  return words ? t('photoTextSpoken', { slot: label, words }) : label;
}

/** Returns the part of an upright slot that lies on the front; the whole frame of a tilted one, or of one that lies on a side. */
function frontBox({ frame, tiltDeg }: SlotInfo['layer'], front: Rect): Rect {
  return (tiltDeg === 0 ? intersection(frame, front) : null) ?? frame;
}

function placeStyle({ layer, depth }: SlotInfo, frame: Rect, viewRect: Rect): CSSProperties {
  const { card, tiltDeg } = layer;
  const centre = centreOf(card);
  const origin = `${(100 * (centre.x - frame.x)) / frame.width}% ${(100 * (centre.y - frame.y)) / frame.height}%`;
  return {
    ...percentBox(frame, viewRect),
    zIndex: depth + 1,
    ...(tiltDeg === 0 ? {} : { rotate: `${tiltDeg}deg`, transformOrigin: origin }),
  };
}
