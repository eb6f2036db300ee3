import { inkOf, type PictureRef, photoLayerNamed, type Rect } from '@muro/domain';
import { type DeviceRect, deviceRect, pageRect } from './dirty-rect.ts';
import { createOverlayCanvas } from './overlay-canvas.ts';
import {
  layersShowing,
  leavesHairlines,
  liveDrawing,
  paintArea,
  partDrawing,
  type ScreenPictures,
  sceneDrawing,
  shownPictures,
  withoutWaiting,
} from './paint-scene.ts';
import { createPictureStore } from './picture-store.ts';
import type { LiveView, PictureSource, Scene } from './scene.ts';
import { sceneDifference } from './scene-difference.ts';
import { createShadowSprites } from './shadow-sprites.ts';
import { createShownPage } from './shown-page.ts';

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
  const page = createShownPage(base);
  const sprites = createShadowSprites();
  const over = createOverlayCanvas(overlay);
  const late = new Set<string>();
  let scene: Scene | null = null;
  let live: LiveView | null = null;
  /** A slot whose photo was let go: the overlay shows it, and the page is painted when the overlay goes, a frame later. */
  let owed: string | null = null;
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
    const whole: DeviceRect = { xPx: 0, yPx: 0, widthPx: page.widthPx, heightPx: page.heightPx };
    if (areas === 'all') {
      hasHairlines = false;
      owed = null;
      const drawing = isComplete ? complete : sceneDrawing(paintable);
      page.paint(true, (surface) => paintArea(surface, { drawing, scene: now, pictures }, whole, whole));
      return;
    }
    page.paint(false, (surface) => {
      for (const area of areas) {
        paintArea(surface, { drawing: partDrawing(paintable, pageRect(area, now)), scene: now, pictures }, area, whole);
      }
    });
    hasHairlines ||= areas.some((area) => leavesHairlines(now, pageRect(area, now)));
    if (hasHairlines) settleTimer = window.setTimeout(settle, SETTLE_MS);
  };

  const settle = (): void => {
    if (scene && !live) paintBase(scene, 'all');
    else settleTimer = window.setTimeout(settle, SETTLE_MS);
  };

  const paintParts = (now: Scene, parts: readonly Rect[]): void => {
    if (parts.length)
      paintBase(
        now,
        parts.map((part) => deviceRect(part, now)),
      );
  };

  const payOwed = (): void => {
    if (!scene || owed === null || owed === live?.slot) return;
    const layer = photoLayerNamed(scene.page, owed);
    owed = null;
    if (layer) paintParts(scene, [inkOf(layer)]);
  };

  const paintOverlay = (): void => {
    const layer = scene && live ? photoLayerNamed(scene.page, live.slot) : undefined;
    if (!scene || !live || !layer) {
      over.clear();
      return;
    }
    const area = deviceRect(inkOf(layer), scene);
    over.placeOver(area, page);
    paintArea(over.surface, { drawing: liveDrawing(scene, live, layer), scene, pictures }, area, area);
  };

  /** Pictures come one by one: those of one frame are painted together, each only where it lies. */
  function paintLate(): void {
    lateFrame = 0;
    const now = scene;
    if (!now) return;
    const parts = layersShowing(now, (ref) => late.has(source.nameOf(ref))).map(inkOf);
    late.clear();
    paintParts(now, parts);
    if (live) paintOverlay();
  }

  return {
    setScene: (next) => {
      const isResized = page.resize(sidePx(next.shown.width, next), sidePx(next.shown.height, next));
      const difference = isResized ? 'all' : sceneDifference(scene, next);
      const isLetGo = live !== null && isOtherView(scene, next, live.slot);
      scene = next;
      if (difference === 'all') paintBase(next, 'all');
      else if (isLetGo && difference.length === 1) owed = difference[0]?.slot ?? null;
      else
        paintParts(
          next,
          difference.map(({ area }) => area),
        );
      if (live) paintOverlay();
    },
    setLive: (next) => {
      live = next;
      payOwed();
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

/** The slot shows another part of the same picture. */
function isOtherView(before: Scene | null, { collage }: Scene, slot: string): boolean {
  const [a, b] = [before?.collage.fills[slot], collage.fills[slot]];
  return a !== undefined && b !== undefined && a.view !== b.view && a.photoId === b.photoId && a.effect === b.effect;
}

function sidePx(side: number, { pxPerCm }: Scene): number {
  return Math.max(1, Math.round(side * pxPerCm));
}
