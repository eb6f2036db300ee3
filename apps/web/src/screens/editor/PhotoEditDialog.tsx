import { type Collage, cropOf, type Page, type PhotoLayer, photoLayers, printDpi, qualityOf, smileyOf } from '@muro/domain';
import { useMemo } from 'react';
import { useShaper } from '../../app/collage-tools.ts';
import { closeDialog, turnPhoto } from '../../app/editor-actions.ts';
import { useEditorView } from '../../app/editor-view.ts';
import { commitLive, commitLiveSoon, liveSource, movePhoto, useLiveView, zoomPhoto } from '../../app/live-view.ts';
import { useNavigation } from '../../app/navigation-store.ts';
import { collagePictures } from '../../app/photo-pictures.ts';
import { useText } from '../../app/text-store.ts';
import { useWindowHeightPx, useWindowWidthPx } from '../../app/use-window-size.ts';
import { CollageCanvas, type HitAt } from '../../canvas/CollageCanvas.tsx';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { MinusIcon, PlusIcon, RotateIcon } from '../../controls/Icons.tsx';
import { editPreviewPx } from '../../flow/edit-preview.ts';
import type { Gesture } from '../../flow/pointer-gesture.ts';
import { slotPage } from '../../flow/slot-page.ts';
import styles from './PhotoEditDialog.module.css';
import { SmileyMark } from './SmileyMark.tsx';
import { LARGER, SMALLER, slotKey } from './slot-keys.ts';

interface PhotoEditDialogProps {
  readonly collage: Collage;
  readonly page: Page;
}

/** One photo in its slot, large; whatever is done shows in the page at once. [PEDIT-01 … PEDIT-13] */
export function PhotoEditDialog({ collage, page }: PhotoEditDialogProps) {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_EDIT');
  const slot = useEditorView((view) => view.editSlot);
  const layer = photoLayers(page).find((each) => each.slot === slot);
  return (
    <Dialog isOpen={isOpen && layer !== undefined} onClose={closeDialog} title={t('photoEditTitle')}>
      {layer && <PhotoEditor collage={collage} page={page} layer={layer} />}
    </Dialog>
  );
}

function PhotoEditor({ collage, page, layer }: PhotoEditDialogProps & { readonly layer: PhotoLayer }) {
  const t = useText();
  const { slot } = layer;
  const zoomBy = (factor: number): void => {
    zoomPhoto(slot, factor);
    commitLiveSoon();
  };
  return (
    <div className={styles.editor}>
      <PhotoSurface collage={collage} page={page} layer={layer} />
      <QualityLine collage={collage} layer={layer} />
      <div className={styles.tools} role="toolbar" aria-label={t('photoEditTitle')}>
        <Button variant="plain" icon={<MinusIcon />} className={styles.tool} onPress={() => zoomBy(SMALLER)}>
          {t('photoSmaller')}
        </Button>
        <Button variant="plain" icon={<PlusIcon />} className={styles.tool} onPress={() => zoomBy(LARGER)}>
          {t('photoLarger')}
        </Button>
        <Button variant="plain" icon={<RotateIcon />} className={styles.tool} onPress={() => turnPhoto(slot)}>
          {t('photoTurn')}
        </Button>
        <Button variant="primary" className={styles.done} onPress={closeDialog}>
          {t('photoDone')}
        </Button>
      </div>
    </div>
  );
}

/** The photo itself: fingers, mouse, wheel and keys move and zoom it. */
function PhotoSurface({ collage, page, layer }: PhotoEditDialogProps & { readonly layer: PhotoLayer }) {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const { slot, frame } = layer;
  const alone = useMemo(() => slotPage(page, layer), [page, layer]);
  const box = editPreviewPx(useWindowWidthPx(), useWindowHeightPx());
  const scale = Math.min(box / frame.width, box / frame.height);
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
        onGesture={(gesture, hitAt) => photoGesture(layer, gesture, hitAt)}
      >
        {null}
      </CollageCanvas>
    </div>
  );
}

function QualityLine({ collage, layer }: { readonly collage: Collage; readonly layer: PhotoLayer }) {
  const t = useText();
  const live = useLiveView((store) => store.live);
  const fill = collage.fills[layer.slot];
  const photo = collage.photos.find(({ id }) => id === fill?.photoId);
  if (!fill || !photo) return null;
  const view = live?.slot === layer.slot ? live.view : fill.view;
  const dpi = printDpi(photo, cropOf(photo, layer.frame, view), layer.frame, view.quarterTurn);
  return (
    <p className={styles.quality} role="status">
      <SmileyMark smiley={smileyOf(dpi)} />
      {t('qualityLine', { word: t(`quality${qualityOf(dpi)}`) })}
    </p>
  );
}

/** Dragging moves, pinch and wheel zoom. [PEDIT-12] [PEDIT-13] */
function photoGesture({ slot, frame }: PhotoLayer, gesture: Gesture, hitAt: HitAt): void {
  if (gesture.type === 'move') {
    const { pxPerCm } = hitAt(gesture.xPx, gesture.yPx);
    movePhoto(slot, { x: gesture.dxPx / pxPerCm, y: gesture.dyPx / pxPerCm });
  } else if (gesture.type === 'pinch') {
    const { point, pxPerCm } = hitAt(gesture.xPx, gesture.yPx);
    movePhoto(slot, { x: gesture.dxPx / pxPerCm, y: gesture.dyPx / pxPerCm });
    zoomPhoto(slot, 1 / gesture.scale, { x: point.x / frame.width, y: point.y / frame.height });
    commitLiveSoon();
  } else if (gesture.type === 'move-end' || gesture.type === 'pinch-end') {
    commitLive();
  }
}
