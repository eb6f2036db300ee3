import {
  type Collage,
  type Drawing,
  type DrawOp,
  type DrawTools,
  drawLayer,
  drawPage,
  type Fill,
  type Layer,
  type Page,
  type PhotoLayer,
  type PictureRef,
  paintedBounds,
  type Rect,
  type SizePx,
} from '@muro/domain';
import { type DeviceRect, overlaps } from './dirty-rect.ts';
import type { Surface } from './double-buffer.ts';
import { lettersWithin } from './letters-within.ts';
import { paintPart, type ScreenPictures } from './paint-part.ts';
import type { LiveView, Scene } from './scene.ts';

/** Colour of an empty slot on the screen; the print leaves empty slots blank. */
const EMPTY_SLOT_COLOR = '#e6dfd4';

export function sceneDrawing(scene: Scene): Drawing {
  return drawPage(scene.page, scene.collage, toolsOf(scene));
}

/** A picture and the size it is needed at: size of the whole upright photo, device px. */
export interface Wanted {
  readonly ref: PictureRef;
  readonly size: SizePx;
}

/** A scene whose drawing is computed on the first paint and then memoised. */
export interface DrawnScene {
  readonly scene: Scene;
  readonly drawing: Drawing;
  readonly wanted: readonly Wanted[];
}

export function drawScene(scene: Scene): DrawnScene {
  let drawing: Drawing | undefined;
  let wanted: readonly Wanted[] | undefined;
  const drawn: DrawnScene = {
    scene,
    get drawing() {
      drawing ??= sceneDrawing(scene);
      return drawing;
    },
    get wanted() {
      wanted ??= shownPictures(drawn.drawing.ops, scene.pxPerCm);
      return wanted;
    },
  };
  return drawn;
}

/** Returns the drawing of a part of the page, with only the layers that overlap the part. */
export function partDrawing(scene: Scene, part: Rect): Drawing {
  // A shape may set the background colour of the page.
  const layers = scene.page.layers.filter((layer) => layer.kind === 'shape' || overlaps(paintedBounds(layer), part));
  const { sheet, ops } = drawPage({ ...scene.page, layers }, scene.collage, toolsOf(scene));
  return { sheet, ops: lettersWithin(ops, part) };
}

/**
 * True if a part that is painted alone looks slightly different from the same part of a fully painted page: tilted, clipped and text
 * layers have antialiased edges, which depend on where the painting was clipped.
 */
export function leavesHairlines({ page }: Scene, part: Rect): boolean {
  return page.layers.some((layer) => hasSoftEdges(layer) && overlaps(paintedBounds(layer), part));
}

function hasSoftEdges(layer: Layer): boolean {
  return layer.kind === 'photo' ? layer.tiltDeg !== 0 || layer.clip !== null : layer.kind === 'text' || layer.kind === 'overlay';
}

/** Returns the scene without photos that have not loaded yet; their slots look empty. */
export function withoutMissingPictures(scene: Scene, isLoaded: (ref: PictureRef) => boolean): Scene {
  const fills = Object.entries(scene.collage.fills).filter(([, { photoId, effect }]) => isLoaded({ kind: 'photo', id: photoId, effect }));
  return { ...scene, collage: { ...scene.collage, fills: Object.fromEntries(fills) } };
}

/** Returns the drawing of the slot that is being moved, with its current view, and of all layers above it. */
export function liveDrawing(scene: Scene, live: LiveView, layer: PhotoLayer): Drawing {
  const layers = stackFrom(layer, scene.page);
  const content = { ...scene.collage, fills: liveFills(layers, scene.collage.fills, live) };
  const tools = toolsOf(scene);
  return { sheet: scene.page.sheet, ops: layers.flatMap((other) => drawLayer(scene.page, other, content, tools)) };
}

/**
 * Paints a drawing into one area of the page.
 *
 * @param area    device pixels of the whole page; nothing outside of it changes
 * @param origin  the page's device pixel at the surface's top left corner
 */
export function paintArea(
  context: Surface,
  { drawing, scene, pictures }: { readonly drawing: Drawing; readonly scene: Scene; readonly pictures: ScreenPictures },
  area: DeviceRect,
  origin: { readonly xPx: number; readonly yPx: number },
): void {
  context.save();
  context.setTransform(1, 0, 0, 1, -origin.xPx, -origin.yPx);
  context.beginPath();
  context.rect(area.xPx, area.yPx, area.widthPx, area.heightPx);
  context.clip();
  context.clearRect(area.xPx, area.yPx, area.widthPx, area.heightPx);
  context.imageSmoothingQuality = 'medium';
  paintPart(context, scene, drawing, pictures);
  context.restore();
}

/** A slot seldom starts on a whole pixel; a picture with some spare pixels stays sharp there. */
const SPARE = 1.5;

/** Returns the pictures of a drawing and the size each is needed at, device px. Rotation changes no size, so the scene's scale applies. */
export function shownPictures(ops: readonly DrawOp[], pxPerCm: number): Wanted[] {
  return ops.flatMap((op) =>
    op.op === 'image'
      ? [
          {
            ref: op.picture,
            size: { widthPx: Math.ceil(op.rect.width * pxPerCm * SPARE), heightPx: Math.ceil(op.rect.height * pxPerCm * SPARE) },
          },
        ]
      : [],
  );
}

/** Returns the layers that show one of the late pictures. */
export function layersShowing(scene: Scene, isLate: (ref: PictureRef) => boolean): readonly Layer[] {
  const { page, collage } = scene;
  const sources = new Map(page.resources.map(({ id, source }) => [id, source]));
  return page.layers.filter((layer) => {
    if (layer.kind === 'overlay') return isLate({ kind: 'resource', source: sources.get(layer.resource) ?? '' });
    const fill = layer.kind === 'photo' ? collage.fills[layer.slot] : undefined;
    return fill !== undefined && isLate({ kind: 'photo', id: fill.photoId, effect: fill.effect });
  });
}

/** Memoised per layer, since a drag asks in every frame. */
const stacks = new WeakMap<PhotoLayer, readonly Layer[]>();

function stackFrom(layer: PhotoLayer, { layers }: Page): readonly Layer[] {
  const cached = stacks.get(layer);
  if (cached) return cached;
  const ink = paintedBounds(layer);
  const stack = [layer, ...layers.slice(layers.indexOf(layer) + 1).filter((candidate) => overlaps(paintedBounds(candidate), ink))];
  stacks.set(layer, stack);
  return stack;
}

/** Returns the fills of a few layers only: copying all fills in every frame would create much garbage. */
function liveFills(layers: readonly Layer[], fills: Collage['fills'], { slot, view }: LiveView): Collage['fills'] {
  const shownFills: Record<string, Fill> = {};
  for (const layer of layers) {
    const fill = layer.kind === 'photo' ? fills[layer.slot] : undefined;
    if (layer.kind === 'photo' && fill) shownFills[layer.slot] = layer.slot === slot ? { ...fill, view } : fill;
  }
  return shownFills;
}

function toolsOf({ shaper }: Scene): DrawTools {
  return { shaper, emptySlotColor: EMPTY_SLOT_COLOR };
}
