import { paintedBounds, photoLayerNamed, type Rect } from '@muro/domain';
import { deviceRect } from './dirty-rect.ts';
import { createDoubleBuffer, type DoubleBuffer } from './double-buffer.ts';
import { createFrameBatch } from './frame-batch.ts';
import { createOverlayCanvas, type OverlayCanvas } from './overlay-canvas.ts';
import { createPagePainter } from './page-painter.ts';
import type { ScreenPictures } from './paint-part.ts';
import { type DrawnScene, drawScene, layersShowing, liveDrawing, paintArea } from './paint-scene.ts';
import { createPictureStore } from './picture-store.ts';
import type { LiveView, PictureSource, Scene } from './scene.ts';
import { sceneDifference } from './scene-difference.ts';
import { createShadowSprites } from './shadow-sprites.ts';

/**
 * Paints a scene on two canvases: `base` holds the page; `overlay` lies above it and shows only the slot whose photo is being moved.
 * During a drag only the overlay is painted; at its end the slot's area of the base is painted.
 */
export interface CollageRenderer {
  setScene(scene: Scene): void;
  /** Sets the view of one slot during a drag; null ends the drag. */
  setLive(live: LiveView | null): void;
  /** True while photos of the scene are loading; photos whose file is missing do not count. */
  isWaiting(): boolean;
  dispose(): void;
}

export function createRenderer(base: HTMLCanvasElement, overlay: HTMLCanvasElement, source: PictureSource): CollageRenderer {
  const page = createDoubleBuffer(base);
  const overlayCanvas = createOverlayCanvas(overlay);
  let drawn: DrawnScene | null = null;
  let live: LiveView | null = null;
  /** The slot of a drag that has just ended: the overlay still shows it, and the page is painted when the overlay is cleared. */
  let pendingSlot: string | null = null;

  /** Pictures load one by one: those of one frame are painted together, each only in its own area. */
  const arrivals = createFrameBatch((names) => {
    if (!drawn) return;
    const parts = layersShowing(drawn.scene, (ref) => names.has(source.nameOf(ref))).map(paintedBounds);
    // Does not request pictures again: a picture that fails to load would be reported and painted in an endless loop.
    if (parts.length) painter.paint(drawn, parts);
    if (live) paintOverlay();
  });
  const store = createPictureStore(source, arrivals.add);
  const pictures: ScreenPictures = { picture: store.get, shadow: createShadowSprites().get };
  const painter = createPagePainter(page, pictures, () => (live ? null : drawn));
  const paintOverlay = (): void => paintLive(overlayCanvas, page, pictures, drawn && live && { scene: drawn.scene, live });
  const showPage = (scene: DrawnScene, parts: readonly Rect[] | 'all'): void => {
    if (parts === 'all') pendingSlot = null;
    store.want(scene.wanted);
    painter.paint(scene, parts);
  };
  const stopRenewing = source.onRenewed((ref) => {
    store.renew(ref);
    if (drawn) showPage(drawn, 'all');
  });
  const repaintPending = (): void => {
    if (!drawn || pendingSlot === null || pendingSlot === live?.slot) return;
    const layer = photoLayerNamed(drawn.scene.page, pendingSlot);
    pendingSlot = null;
    if (layer) painter.paint(drawn, [paintedBounds(layer)]);
  };
  return {
    setScene: (next) => {
      const isResized = page.resize(sidePx(next.viewRect.width, next), sidePx(next.viewRect.height, next));
      const before = drawn?.scene ?? null;
      const difference = isResized ? 'all' : sceneDifference(before, next);
      const parts = difference === 'all' ? 'all' : difference.map(({ area }) => area);
      drawn = drawScene(next);
      if (parts !== 'all' && parts.length === 1 && live && isOtherView(before, next, live.slot)) {
        pendingSlot = live.slot;
        store.want(drawn.wanted);
      } else if (parts.length > 0) showPage(drawn, parts);
      if (live) paintOverlay();
    },
    setLive: (next) => {
      live = next;
      repaintPending();
      paintOverlay();
    },
    isWaiting: () => arrivals.isPending() || store.isPending(),
    dispose: () => {
      for (const part of [arrivals, painter, store]) part.dispose();
      stopRenewing();
      overlayCanvas.release();
    },
  };
}

/** Paints the slot that is being moved onto the overlay; clears the overlay if there is none. */
function paintLive(
  overlayCanvas: OverlayCanvas,
  page: DoubleBuffer,
  pictures: ScreenPictures,
  moving: { readonly scene: Scene; readonly live: LiveView } | null,
): void {
  const layer = moving && photoLayerNamed(moving.scene.page, moving.live.slot);
  if (!layer) {
    overlayCanvas.clear();
    return;
  }
  const { scene, live } = moving;
  const area = deviceRect(paintedBounds(layer), scene);
  overlayCanvas.placeOver(area, page);
  paintArea(overlayCanvas.surface, { drawing: liveDrawing(scene, live, layer), scene, pictures }, area, area);
}

/** True if the slot shows another crop of the same picture. */
function isOtherView(before: Scene | null, { collage }: Scene, slot: string): boolean {
  const [a, b] = [before?.collage.fills[slot], collage.fills[slot]];
  return a !== undefined && b !== undefined && a.view !== b.view && a.photoId === b.photoId && a.effect === b.effect;
}

function sidePx(side: number, { pxPerCm }: Scene): number {
  return Math.max(1, Math.round(side * pxPerCm));
}
