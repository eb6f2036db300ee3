import type { Collage, Page, PhotoLayer } from '@muro/domain';
import { type RefObject, useMemo, useRef } from 'react';
import { useShaper } from '../../../app/collage/collage-tools.ts';
import { commitLive, commitLiveSoon, liveSource, movePhoto, zoomPhoto } from '../../../app/collage/live-view.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { collagePictures } from '../../../app/photos/photo-pictures.ts';
import { useWindowHeightPx, useWindowWidthPx } from '../../../app/use-window-size.ts';
import { CollageCanvas, type HitAt } from '../../../canvas/CollageCanvas.tsx';
import { editPreviewPx } from '../../../flow/edit/edit-preview.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { slotPage } from '../../../flow/slots/slot-page.ts';
import { slotKey } from '../slots/slot-keys.ts';
import styles from './PhotoSurface.module.css';

interface PhotoSurfaceProps {
  readonly collage: Collage;
  readonly page: Page;
  readonly layer: PhotoLayer;
}

/** The photo itself: fingers, mouse, wheel and keys move and zoom it. */
export function PhotoSurface({ collage, page, layer }: PhotoSurfaceProps) {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const { slot, frame } = layer;
  const alone = useMemo(() => slotPage(page, layer), [page, layer]);
  const box = editPreviewPx(useWindowWidthPx(), useWindowHeightPx());
  const scale = Math.min(box / frame.width, box / frame.height);
  const isPinching = useRef(false);
  const name = collage.photos.find(({ id }) => id === collage.fills[slot]?.photoId)?.name ?? '';
  return (
    <div
      className={styles.surface}
      style={{ width: frame.width * scale, height: frame.height * scale }}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the photo are heard here
      tabIndex={0}
      aria-label={t('photoSurface', { name })}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace' && slotKey(slot, true, event.key)) event.preventDefault();
      }}
    >
      <CollageCanvas
        page={alone}
        collage={collage}
        shaper={shaper}
        live={liveSource}
        pictures={collagePictures}
        zooms="photo"
        marginPx={0}
        onGesture={(gesture, hitAt) => photoGesture(layer, gesture, hitAt, isPinching)}
      >
        {null}
      </CollageCanvas>
    </div>
  );
}

/** Dragging moves, pinch and wheel zoom: one step of undo from two fingers down to up, or until the wheel rests. [PEDIT-12] [PEDIT-13] */
function photoGesture({ slot, frame }: PhotoLayer, gesture: Gesture, hitAt: HitAt, isPinching: RefObject<boolean>): void {
  if (gesture.type === 'pinch-start') isPinching.current = true;
  if (gesture.type === 'pinch-end') isPinching.current = false;
  if (gesture.type === 'move') {
    const { pxPerCm } = hitAt(gesture.xPx, gesture.yPx);
    movePhoto(slot, { x: gesture.dxPx / pxPerCm, y: gesture.dyPx / pxPerCm });
  } else if (gesture.type === 'pinch') {
    const { point, pxPerCm } = hitAt(gesture.xPx, gesture.yPx);
    movePhoto(slot, { x: gesture.dxPx / pxPerCm, y: gesture.dyPx / pxPerCm });
    zoomPhoto(slot, 1 / gesture.scale, { x: point.x / frame.width, y: point.y / frame.height });
    if (!isPinching.current) commitLiveSoon();
  } else if (gesture.type === 'move-end' || gesture.type === 'pinch-end') {
    commitLive();
  }
}
