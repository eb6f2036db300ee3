import { inverse, rotationDeg } from '../geometry/matrix.ts';
import { boundsOf, type Path, rectPath, roundedRectPath, transformPath } from '../geometry/path.ts';
import { walkLines } from '../geometry/point-in-path.ts';
import { centreOf, grow, type Point, type Rect } from '../geometry/rect.ts';
import type { Page, PhotoLayer } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import type { Cm } from '../units/cm.ts';
import { memoize } from '../units/memoize.ts';

/** Overlap under a neighbour and beyond the sheet: more than two pixels of a print, but not visible. */
export const TRAP_WIDTH: Cm = 0.02;

/** Distance below which edges count as touching: layouts drawn by hand are rounded. */
export const EDGE_TOLERANCE: Cm = 0.01;

/** A strip that a photo paints beyond its outline, hidden by a neighbour or the sheet's edge. */
export interface Trap {
  /** Outline before the photo's tilt. */
  readonly path: Path;
  /** The slot of the neighbour that covers it; null at the edge of the sheet. */
  readonly under: string | null;
}

/** A straight piece of an outline; its inside is on the right. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
}

interface Outline {
  readonly layer: PhotoLayer;
  readonly bounds: Rect;
  readonly edges: readonly Edge[];
  /** True if it is drawn anticlockwise. */
  readonly isBackwards: boolean;
}

/**
 * Trapping: where two photos touch, antialiasing covers the pixels of the seam only partly and the background would shine through. So the
 * lower photo extends slightly under the upper one; likewise beyond the edge of the sheet.
 *
 *     ┌── lower ──┬─ upper ─┐      tilted, masked or upright: every edge
 *     │           ┊ trap    │      that lies along an edge of a photo above
 *     └───────────┴─────────┘
 *
 * @returns the traps of each photo that has any; memoised per page
 */
export const computeTraps: (page: Page) => ReadonlyMap<PhotoLayer, readonly Trap[]> = memoize(findTraps);

/** The outline of a photo: the mask, the round corners or the frame; before tilt. */
export function pictureOutline({ clip, frame, cornerRadius }: PhotoLayer): Path {
  return clip ?? roundedRectPath(frame, cornerRadius);
}

/** The outline of everything that a slot colours, except its shadow: the card if it has one. */
function slotOutline(layer: PhotoLayer): Path {
  return layer.border ? rectPath(layer.card) : pictureOutline(layer);
}

function findTraps(page: Page): ReadonlyMap<PhotoLayer, readonly Trap[]> {
  const outlines = photoLayers(page).map(outlineOnPage);
  const ends = edgesOf(rectPath(page.sheet)).edges.map(turned);
  const trapsByLayer = outlines.map((own, index): readonly [PhotoLayer, readonly Trap[]] => {
    const above = outlines.slice(index + 1).filter(({ bounds }) => isNear(own.bounds, bounds));
    const traps = [...above.flatMap(({ layer, edges }) => trapsAlong(own, edges, layer.slot)), ...trapsAlong(own, ends, null)];
    return [own.layer, traps];
  });
  return new Map(trapsByLayer.filter(([, traps]) => traps.length > 0));
}

function outlineOnPage(layer: PhotoLayer): Outline {
  const path = transformPath(slotOutline(layer), rotationDeg(layer.tiltDeg, centreOf(layer.card)));
  return { layer, bounds: boundsOf(path), ...edgesOf(path) };
}

/** The straight pieces of an outline, clockwise in either drawing direction. */
function edgesOf(path: Path): Pick<Outline, 'edges' | 'isBackwards'> {
  const edges: Edge[] = [];
  let area = 0;
  walkLines(path, (from, to) => {
    area += from.x * to.y - to.x * from.y;
    if (from.x !== to.x || from.y !== to.y) edges.push({ from, to });
  });
  return area >= 0 ? { edges, isBackwards: false } : { edges: edges.map(turned), isBackwards: true };
}

const turned = ({ from, to }: Edge): Edge => ({ from: to, to: from });

function trapsAlong({ layer, edges, isBackwards }: Outline, others: readonly Edge[], under: string | null): readonly Trap[] {
  const withoutTilt = inverse(rotationDeg(layer.tiltDeg, centreOf(layer.card)));
  return edges.flatMap((edge) =>
    others.flatMap((other) => {
      const seam = seamOf(edge, other);
      return seam ? [{ path: transformPath(stripAlong(seam, isBackwards, under === null ? 1 : 0), withoutTilt), under }] : [];
    }),
  );
}

/** The part of an edge that touches an edge of another outline; null if there is none. */
function seamOf({ from, to }: Edge, other: Edge): Edge | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const x = (to.x - from.x) / length;
  const y = (to.y - from.y) / length;
  const along = (point: Point) => (point.x - from.x) * x + (point.y - from.y) * y;
  const aside = (point: Point) => Math.abs((point.x - from.x) * y - (point.y - from.y) * x);
  if (aside(other.from) > EDGE_TOLERANCE || aside(other.to) > EDGE_TOLERANCE) return null;
  const start = Math.max(0, along(other.to));
  const end = Math.min(length, along(other.from));
  const pointAfter = (way: Cm): Point => ({ x: from.x + x * way, y: from.y + y * way });
  return end - start > EDGE_TOLERANCE ? { from: pointAfter(start), to: pointAfter(end) } : null;
}

/**
 * A strip along an edge, equally wide inside and outside, so that no gap remains beside flattened curves. It has the direction of the
 * outline that it is added to; the opposite direction would cut it out.
 *
 * @param more  extension at both ends, in widths: strips beyond the sheet meet at its corners
 */
function stripAlong({ from, to }: Edge, isBackwards: boolean, more: Cm): Path {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / length) * TRAP_WIDTH, ((to.y - from.y) / length) * TRAP_WIDTH];
  const a = { x: from.x - dx * more, y: from.y - dy * more };
  const b = { x: to.x + dx * more, y: to.y + dy * more };
  const [x, y] = isBackwards ? [-dy, dx] : [dy, -dx];
  return [['M', b.x - x, b.y - y], ['L', a.x - x, a.y - y], ['L', a.x + x, a.y + y], ['L', b.x + x, b.y + y], ['Z']];
}

function isNear(a: Rect, b: Rect): boolean {
  const { x, y, width, height } = grow(a, EDGE_TOLERANCE);
  return x <= b.x + b.width && b.x <= x + width && y <= b.y + b.height && b.y <= y + height;
}
