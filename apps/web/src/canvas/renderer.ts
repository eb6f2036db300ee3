import { inkOf, type PictureRef } from '@muro/domain';
import { type DeviceRect, deviceRect, pageRect } from './dirty-rect.ts';
import { createOverlayCanvas } from './overlay-canvas.ts';
import {
  layersShowing,
  leavesHairlines,
  liveDrawing,
  paintArea,
  partDrawing,
  photoLayerOf,
  type ScreenPictures,
  sceneDrawing,
  shownPictures,
  withoutWaiting,
} from './paint-scene.ts';
import { createPictureStore } from './picture-store.ts';
import type { LiveView, PictureSource, Scene } from './scene.ts';
import { sceneDifference } from './scene-difference.ts';
import { createShadowSprites } from './shadow-sprites.ts';

/** Where painting by parts leaves hairlines, one whole painting follows when nothing happens for this long. */
const SETTLE_MS = 400;

/**
 * Paints a scene on two canvases: `base` holds the page, `overlay` lies over it and shows only the slot whose photo
 * is being moved. While a finger moves, only the overlay is painted; when it lets go, the slot's area of the base is.
 */
export interface CollageRenderer {
  setScene(scene: Scene): void;
  /** The view of one slot as a finger has it now; null gives the page back. */
  setLive(live: LiveView | null): void;
  dispose(): void;
}

export function createRenderer(base: HTMLCanvasElement, overlay: HTMLCanvasElement, source: PictureSource): CollageRenderer {
  const sprites = createShadowSprites();
  const over = createOverlayCanvas(overlay);
  const late = new Set<string>();
  let scene: Scene | null = null;
  let live: LiveView | null = null;
  let lateFrame = 0;
  let settleTimer = 0;
  let hasHairlines = false;

  const store = createPictureStore(source, (name) => {
    late.add(name);
    lateFrame ||= requestAnimationFrame(paintLate);
  });
  const stopRenewing = source.onRenewed((ref) => {
    store.renew(ref);
    if (scene) paintBase(scene, 'all');
  });
  const pictures: ScreenPictures = { picture: store.get, shadow: sprites.get };

  const paintBase = (now: Scene, areas: readonly DeviceRect[] | 'all'): void => {
    clearTimeout(settleTimer);
    const complete = sceneDrawing(now);
    const wanted = shownPictures(complete.ops, now.pxPerCm);
    store.want(wanted);
    const isThere = (ref: PictureRef) => store.get(ref) !== null;
    const isComplete = wanted.every(({ ref }) => isThere(ref));
    const paintable = isComplete ? now : withoutWaiting(now, isThere);
    const whole: DeviceRect = { xPx: 0, yPx: 0, widthPx: base.width, heightPx: base.height };
    if (areas === 'all') {
      hasHairlines = false;
      paintArea(base, { drawing: isComplete ? complete : sceneDrawing(paintable), scene: now, pictures }, whole, whole);
      return;
    }
    for (const area of areas) {
      paintArea(base, { drawing: partDrawing(paintable, pageRect(area, now)), scene: now, pictures }, area, whole);
    }
    hasHairlines ||= areas.some((area) => leavesHairlines(now, pageRect(area, now)));
    if (hasHairlines) settleTimer = window.setTimeout(settle, SETTLE_MS);
  };

  const settle = (): void => {
    if (scene && !live) paintBase(scene, 'all');
    else settleTimer = window.setTimeout(settle, SETTLE_MS);
  };

  const paintOverlay = (): void => {
    const layer = scene && live ? photoLayerOf(scene, live.slot) : undefined;
    if (!scene || !live || !layer) {
      over.clear();
      return;
    }
    const area = deviceRect(inkOf(layer), scene);
    over.placeOver(area, { widthPx: base.width, heightPx: base.height });
    paintArea(overlay, { drawing: liveDrawing(scene, live, layer), scene, pictures }, area, area);
  };

  /** Pictures come one by one: those of one frame are painted together, each only where it lies. */
  function paintLate(): void {
    lateFrame = 0;
    const now = scene;
    if (!now) return;
    const areas = layersShowing(now, (ref) => late.has(source.nameOf(ref))).map((layer) => deviceRect(inkOf(layer), now));
    late.clear();
    if (areas.length) paintBase(now, areas);
    if (live) paintOverlay();
  }

  return {
    setScene: (next) => {
      const isResized = resize(base, next);
      const difference = isResized ? 'all' : sceneDifference(scene, next);
      scene = next;
      if (difference === 'all') paintBase(next, 'all');
      else if (difference.length)
        paintBase(
          next,
          difference.flatMap((slot) => slotArea(next, slot)),
        );
      if (live) paintOverlay();
    },
    setLive: (next) => {
      live = next;
      paintOverlay();
    },
    dispose: () => {
      cancelAnimationFrame(lateFrame);
      clearTimeout(settleTimer);
      stopRenewing();
      store.dispose();
      over.release();
    },
  };
}

function slotArea(scene: Scene, slot: string): readonly DeviceRect[] {
  const layer = photoLayerOf(scene, slot);
  return layer ? [deviceRect(inkOf(layer), scene)] : [];
}

/** Gives the canvas the scene's size; a canvas that gets a size loses its picture. */
function resize(canvas: HTMLCanvasElement, { shown, pxPerCm }: Scene): boolean {
  const widthPx = Math.max(1, Math.round(shown.width * pxPerCm));
  const heightPx = Math.max(1, Math.round(shown.height * pxPerCm));
  if (canvas.width === widthPx && canvas.height === heightPx) return false;
  canvas.width = widthPx;
  canvas.height = heightPx;
  return true;
}
