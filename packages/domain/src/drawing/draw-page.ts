import { rectPath } from '../geometry/path.ts';
import type { OverlayCell } from '../layouts/layout.ts';
import type { Layer, Page } from '../page/page.ts';
import { shapeLayers } from '../page/slots.ts';
import type { Photo } from '../photo/photo.ts';
import type { DrawTools, PageContent } from './content.ts';
import { photoOps } from './draw-photo.ts';
import { boxOps, fillOp, shapeOps } from './draw-shape.ts';
import { textOps } from './draw-text.ts';
import type { Drawing, DrawOp } from './drawing.ts';
import { inkOf } from './ink.ts';
import { isPrintable, printablePath } from './printable.ts';

const PAPER = '#ffffff';
const PUSH: DrawOp = { op: 'push' };
const POP: DrawOp = { op: 'pop' };

/**
 * Everything there is to see on a page, clipped to the sheet: the page itself, its layers back to front, and white over
 * the corners that fold away on canvas. Screen and print draw the same, but for the colour of empty slots.
 *
 * The page is white; one without a shape layer (a static design) has the colour behind the photos. [BACK-01] [MAT-13]
 *
 * @param content  a collage, or the parts of one
 */
export function drawPage(page: Page, content: PageContent, tools: DrawTools): Drawing {
  const photos = photosById(content);
  return {
    sheet: page.sheet,
    ops: [
      PUSH,
      { op: 'clip', path: rectPath(page.sheet) },
      fillOp(rectPath(page.sheet), pageColor(page, content)),
      ...page.layers.flatMap((layer) => layerOps(page, layer, { content, photos, tools })),
      ...page.blockedCorners.map((corner) => fillOp(rectPath(corner), PAPER)),
      POP,
    ],
  };
}

/**
 * The part of `drawPage` that one layer is: between push and pop, independent of the rest, and nothing beyond the sheet
 * or in a blocked corner. For painting one slot anew.
 */
export function drawLayer(page: Page, layer: Layer, content: PageContent, tools: DrawTools): readonly DrawOp[] {
  return layerOps(page, layer, { content, photos: photosById(content), tools });
}

function pageColor(page: Page, { photoBackgroundColor }: PageContent): string {
  return shapeLayers(page).length > 0 ? PAPER : photoBackgroundColor;
}

interface Given {
  readonly content: PageContent;
  readonly photos: ReadonlyMap<string, Photo>;
  readonly tools: DrawTools;
}

function layerOps(page: Page, layer: Layer, given: Given): readonly DrawOp[] {
  const ops = opsInside(page, layer, given);
  if (ops.length === 0) return [];
  const clip: readonly DrawOp[] = isPrintable(page, inkOf(layer)) ? [] : [{ op: 'clip', path: printablePath(page) }];
  return [PUSH, ...clip, ...ops, POP];
}

function opsInside(page: Page, layer: Layer, { content, photos, tools }: Given): readonly DrawOp[] {
  switch (layer.kind) {
    case 'photo':
      return photoOps(layer, content, photos, tools);
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

/** A picture of the design; nothing when the design does not bring it. */
function overlayOps({ resources }: Page, { resource, x, y, width, height }: OverlayCell): readonly DrawOp[] {
  const source = resources.find(({ id }) => id === resource)?.source;
  return source === undefined ? [] : [{ op: 'image', picture: { kind: 'resource', source }, rect: { x, y, width, height } }];
}

const byId = new WeakMap<readonly Photo[], ReadonlyMap<string, Photo>>();

function photosById({ photos }: PageContent): ReadonlyMap<string, Photo> {
  const known = byId.get(photos) ?? new Map(photos.map((photo) => [photo.id, photo]));
  byId.set(photos, known);
  return known;
}
