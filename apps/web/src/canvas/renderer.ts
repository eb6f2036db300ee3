import { inkOf, type PictureRef, photoLayerNamed, type Rect } from '@muro/domain';
import { type DeviceRect, deviceRect, pageRect } from './dirty-rect.ts';
import { createOverlayCanvas } from './overlay-canvas.ts';
import {
  type DrawnScene,
  drawScene,
  layersShowing,
  leavesHairlines,
  liveDrawing,
  paintArea,
  partDrawing,
  type ScreenPictures,
  sceneDrawing,
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
  /** Photos of the scene are still on their way; those that wait for their file are not. */
  isWaiting(): boolean;
  dispose(): void;
}

export function createRenderer(base: HTMLCanvasElement, overlay: HTMLCanvasElement, source: PictureSource): CollageRenderer {
  const page = createShownPage(base);
  const sprites = createShadowSprites();
  const over = createOverlayCanvas(overlay);
  const late = new Set<string>();
  let drawn: DrawnScene | null = null;
  let live: LiveView | null = null;
  /** A slot whose photo was let go: the overlay shows it, and the page is painted when the overlay goes. */
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
    if (drawn) showPage(drawn, 'all');
  });
  const pictures: ScreenPictures = { picture: store.get, shadow: sprites.get };
  const isThere = (ref: PictureRef): boolean => store.get(ref) !== null;

  /** Asks for the pictures that are missing and paints what there is. */
  const showPage = (now: DrawnScene, parts: readonly Rect[] | 'all'): void => {
    store.want(now.wanted);
    paintPage(now, parts);
  };

  const paintPage = ({ scene, drawing, wanted }: DrawnScene, parts: readonly Rect[] | 'all'): void => {
    clearTimeout(settleTimer);
    const isComplete = wanted.every(({ ref }) => isThere(ref));
    const paintable = isComplete ? scene : withoutWaiting(scene, isThere);
    const whole: DeviceRect = { xPx: 0, yPx: 0, widthPx: page.widthPx, heightPx: page.heightPx };
    if (parts === 'all') {
      hasHairlines = false;
      owed = null;
      const all = isComplete ? drawing : sceneDrawing(paintable);
      page.paint(true, (surface) => paintArea(surface, { drawing: all, scene, pictures }, whole, whole));
      return;
    }
    const areas = parts.map((part) => deviceRect(part, scene));
    page.paint(false, (surface) => {
      for (const area of areas) {
        paintArea(surface, { drawing: partDrawing(paintable, pageRect(area, scene)), scene, pictures }, area, whole);
      }
    });
    hasHairlines ||= areas.some((area) => leavesHairlines(scene, pageRect(area, scene)));
    if (hasHairlines) settleTimer = window.setTimeout(settle, SETTLE_MS);
  };

  const settle = (): void => {
    if (drawn && !live) paintPage(drawn, 'all');
    else settleTimer = window.setTimeout(settle, SETTLE_MS);
  };

  const payOwed = (): void => {
    if (!drawn || owed === null || owed === live?.slot) return;
    const layer = photoLayerNamed(drawn.scene.page, owed);
    owed = null;
    if (layer) paintPage(drawn, [inkOf(layer)]);
  };

  const paintOverlay = (): void => {
    const scene = drawn?.scene;
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
    if (!drawn) return;
    const parts = layersShowing(drawn.scene, (ref) => late.has(source.nameOf(ref))).map(inkOf);
    late.clear();
    // Nothing is asked for again: a picture that did not come would be told, and painted, for ever.
    if (parts.length) paintPage(drawn, parts);
    if (live) paintOverlay();
  }

  return {
    setScene: (next) => {
      const isResized = page.resize(sidePx(next.shown.width, next), sidePx(next.shown.height, next));
      const before = drawn?.scene ?? null;
      const difference = isResized ? 'all' : sceneDifference(before, next);
      drawn = drawScene(next);
      if (difference !== 'all' && difference.length === 1 && live && isOtherView(before, next, live.slot)) {
        owed = live.slot;
        store.want(drawn.wanted);
      } else if (difference.length > 0) {
        showPage(drawn, difference === 'all' ? 'all' : difference.map(({ area }) => area));
      }
      if (live) paintOverlay();
    },
    setLive: (next) => {
      live = next;
      payOwed();
      paintOverlay();
    },
    isWaiting: () => lateFrame !== 0 || store.isPending(),
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
