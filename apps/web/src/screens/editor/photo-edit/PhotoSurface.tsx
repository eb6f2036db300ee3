import { type Collage, type Fill, type Page, type Photo, type PhotoLayer, photoLayers } from '@muro/domain';
import { type RefObject, useMemo, useRef } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { CollageCanvas, type CollageCanvasProps, type HitAt } from '../../../canvas/CollageCanvas.tsx';
import { WholePhoto } from '../../../canvas/WholePhoto.tsx';
import { outlineClip } from '../../../flow/edit/cut-away.ts';
import { besidePreviewPx, editPreview, editPreviewPx } from '../../../flow/edit/edit-preview.ts';
import { frontInSlot } from '../../../flow/slots/front-outline.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { slotPage } from '../../../flow/slots/slot-page.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import type { LiveView } from '../../../state/editor/live-view.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useEditorShape } from '../../../state/window/use-editor-shape.ts';
import { useWindowHeightPx, useWindowWidthPx } from '../../../state/window/use-window-size.ts';
import { FoldOverlay } from '../fold/FoldOverlay.tsx';
import { slotKey } from '../slots/slot-keys.ts';
import styles from './PhotoSurface.module.css';

interface PhotoSurfaceProps {
  readonly collage: Collage;
  readonly page: Page;
  readonly layer: PhotoLayer;
}

/** The photo itself: touch, mouse, wheel and keys move and zoom it. */
export function PhotoSurface({ collage, page, layer }: PhotoSurfaceProps) {
  const workspace = useWorkspace();
  const { live } = workspace;
  const { pictures } = useSession();
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const { slot, frame } = layer;
  const alone = useMemo(() => slotPage(page, layer), [page, layer]);
  const front = useMemo(() => frontInSlot(page, layer), [page, layer]);
  const boxOf = useEditorShape() === 'low' ? besidePreviewPx : editPreviewPx;
  const { widthPx, heightPx, marginPx } = editPreview(frame, boxOf(useWindowWidthPx(), useWindowHeightPx()));
  const isPinching = useRef(false);
  const fill = collage.fills[slot];
  const photo = collage.photos.find(({ id }) => id === fill?.photoId);
  const surround = useMemo(
    () => fill && photo && surroundOf(alone, { fill, photo, live: live.source, pictures }),
    [alone, fill, photo, live, pictures],
  );
  return (
    <div
      className={styles.surface}
      style={{ height: heightPx + 2 * marginPx }}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: this element handles the keys that move the photo
      tabIndex={0}
      aria-label={t('photoSurface', { name: photo?.name ?? '' })}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace' && slotKey(workspace, slot, true, event)) event.preventDefault();
      }}
    >
      <CollageCanvas
        page={alone}
        collage={collage}
        shaper={shaper}
        live={live.source}
        pictures={pictures}
        zooms="photo"
        marginPx={marginPx}
        {...(surround && { surround })}
        onGesture={(gesture, hitAt) => photoGesture(layer, gesture, hitAt, { live, isPinching })}
      >
        {front && <FoldOverlay front={front} viewRect={alone.sheet} pxPerCm={widthPx / frame.width} />}
      </CollageCanvas>
    </div>
  );
}

interface Surround extends Pick<CollageCanvasProps, 'live' | 'pictures'> {
  readonly fill: Fill;
  readonly photo: Photo;
}

/** Returns the whole photo, faint, as the surround of the slot's crop. */
function surroundOf(alone: Page, { fill, photo, live, pictures }: Surround): CollageCanvasProps['surround'] {
  const [layer] = photoLayers(alone);
  if (!layer) return undefined;
  return {
    outline: (pxPerCm) => outlineClip(layer, pxPerCm),
    behind: (pxPerCm) => (
      <WholePhoto
        slot={layer.slot}
        place={layer}
        photo={photo}
        effect={fill.effect}
        view={fill.view}
        live={live}
        pictures={pictures}
        pxPerCm={pxPerCm}
      />
    ),
  };
}

interface GestureTarget {
  readonly live: LiveView;
  readonly isPinching: RefObject<boolean>;
}

/** Dragging moves, pinch and wheel zoom: one undo step from the first touch to the last, or until the wheel rests. [PEDIT-12] [PEDIT-13] */
function photoGesture({ slot, frame }: PhotoLayer, gesture: Gesture, hitAt: HitAt, { live, isPinching }: GestureTarget): void {
  if (gesture.type === 'pinch-start') isPinching.current = true;
  if (gesture.type === 'pinch-end') isPinching.current = false;
  if (gesture.type === 'move') {
    const { pxPerCm } = hitAt(gesture.xPx, gesture.yPx);
    live.move(slot, { x: gesture.dxPx / pxPerCm, y: gesture.dyPx / pxPerCm });
  } else if (gesture.type === 'pinch') {
    const { point, pxPerCm } = hitAt(gesture.xPx, gesture.yPx);
    live.move(slot, { x: gesture.dxPx / pxPerCm, y: gesture.dyPx / pxPerCm });
    live.zoom(slot, 1 / gesture.scale, { x: point.x / frame.width, y: point.y / frame.height });
    if (!isPinching.current) live.commitSoon();
  } else if (gesture.type === 'move-end' || gesture.type === 'pinch-end') {
    live.commit();
  }
}
