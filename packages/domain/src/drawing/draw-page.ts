import { isInside, overlaps } from '../geometry/overlap.ts';
import { rectPath } from '../geometry/path.ts';
import { grow, trimRect } from '../geometry/rect.ts';
import type { OverlayCell } from '../layouts/shared/layout.ts';
import { mirrorsOf } from '../page/mirrors.ts';
import type { Layer, Page } from '../page/page.ts';
import { shapeLayers } from '../page/slots.ts';
import type { Photo } from '../photo/photo.ts';
import { memoize } from '../units/memoize.ts';
import type { DrawTools, PageContent } from './content.ts';
import { type PhotoInputs, photoOps } from './draw-photo.ts';
import { boxOps, fillOp, shapeOps } from './draw-shape.ts';
import { textOps } from './draw-text.ts';
import type { Drawing, DrawOp } from './drawing.ts';
import { frontPaintedBounds } from './painted-bounds.ts';
import { isPrintable, printablePath } from './printable-path.ts';
import { computeTraps, TRAP_WIDTH } from './traps.ts';

const PAPER = '#ffffff';
const PUSH: DrawOp = { op: 'push' };
const POP: DrawOp = { op: 'pop' };

/**
 * Draws a whole page, clipped to the sheet: the background, its layers back to front, and white over the corners that fold away on
 * canvas. Screen and print use the same drawing, except for the colour of empty slots. Colour extends slightly beyond the sheet, so that
 * pixels at the edge are not half white.
 *
 * The page is white; a page without a shape layer (a static design) has the colour behind the photos. [BACK-01] [MAT-13]
 *
 * @param content  a collage, or the parts of one
 */
export function drawPage(page: Page, content: PageContent, tools: DrawTools): Drawing {
  const photos = photosById(content.photos);
  const traps = computeTraps(page);
  const end = grow(page.sheet, TRAP_WIDTH);
  return {
    sheet: page.sheet,
    ops: [
      PUSH,
      { op: 'clip', path: rectPath(end) },
      fillOp(rectPath(end), pageColor(page, content)),
      ...layersOps(page, page.layers, { content, photos, tools, traps }),
      ...page.blockedCorners.map((corner) => fillOp(rectPath(corner), PAPER)),
      POP,
    ],
  };
}

/**
 * Draws one layer as in `drawPage`: between push and pop, independent of the others, within the sheet and outside blocked corners. Used
 * to repaint one slot, so it omits the traps under its neighbours.
 */
export function drawLayer(page: Page, layer: Layer, content: PageContent, tools: DrawTools): readonly DrawOp[] {
  return layersOps(page, [layer], { content, photos: photosById(content.photos), tools, traps: NO_TRAPS });
}

function pageColor(page: Page, { photoBackgroundColor }: PageContent): string {
  return shapeLayers(page).length > 0 ? PAPER : photoBackgroundColor;
}

interface DrawInputs extends PhotoInputs {
  readonly traps: ReturnType<typeof computeTraps>;
}

const NO_TRAPS: DrawInputs['traps'] = new Map();

/** Layers on the front, and mirrored copies on the sides of a canvas with mirrored sides. */
function layersOps(page: Page, layers: readonly Layer[], inputs: DrawInputs): readonly DrawOp[] {
  const front = layers.flatMap((layer) => layerOps(page, layer, inputs));
  const sides = mirrorsOf(page).flatMap(({ side, source, matrix }): readonly DrawOp[] => {
    const ops = layers.filter((layer) => overlaps(frontPaintedBounds(layer), source)).flatMap((layer) => layerOps(page, layer, inputs));
    return ops.length === 0 ? [] : [PUSH, { op: 'clip', path: rectPath(side) }, { op: 'transform', matrix }, ...ops, POP];
  });
  return sides.length === 0 ? front : [...front, ...sides];
}

function layerOps(page: Page, layer: Layer, inputs: DrawInputs): readonly DrawOp[] {
  const ops = opsInside(page, layer, inputs);
  if (ops.length === 0) return [];
  return [PUSH, ...clipOf(page, layer), ...ops, POP];
}

/** Clip of a layer: the printable area; on a canvas whose sides are mirrored or coloured, the front. */
function clipOf(page: Page, layer: Layer): readonly DrawOp[] {
  const isOnFrontAlone = layer.kind !== 'shape' && (page.wrap === 'mirrored' || page.wrap === 'colour');
  const front = trimRect(page.trim);
  if (isOnFrontAlone) return isInside(frontPaintedBounds(layer), front) ? [] : [{ op: 'clip', path: rectPath(front) }];
  return isPrintable(page, frontPaintedBounds(layer)) ? [] : [{ op: 'clip', path: printablePath(page) }];
}

function opsInside(page: Page, layer: Layer, inputs: DrawInputs): readonly DrawOp[] {
  const { content, tools, traps } = inputs;
  switch (layer.kind) {
    case 'photo':
      return photoOps(layer, inputs, traps.get(layer));
    case 'text': {
      const data = content.texts[layer.slot];
      return data && tools.shaper ? textOps(data, layer.frame, tools.shaper) : [];
    }
    case 'shape':
      return shapeOps(layer, content);
    case 'box':
      return boxOps(layer);
    case 'overlay':
      return overlayOps(page, layer);
  }
}

/** A picture of the design; nothing if the design does not contain it. */
function overlayOps({ resources }: Page, { resource, x, y, width, height }: OverlayCell): readonly DrawOp[] {
  const source = resources.find(({ id }) => id === resource)?.source;
  return source === undefined ? [] : [{ op: 'image', picture: { kind: 'resource', source }, rect: { x, y, width, height } }];
}

const photosById = memoize((photos: readonly Photo[]): ReadonlyMap<string, Photo> => new Map(photos.map((photo) => [photo.id, photo])));
