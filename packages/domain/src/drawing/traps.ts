import { inverse, rotationDeg } from '../geometry/matrix.ts';
import { boundsOf, type Path, rectPath, roundedRectPath, transformPath } from '../geometry/path.ts';
import { walkLines } from '../geometry/point-in-path.ts';
import { centreOf, grow, type Point, type Rect } from '../geometry/rect.ts';
import type { Page, PhotoLayer } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import type { Cm } from '../units/cm.ts';
import { memoize } from '../units/memoize.ts';

/** How far colour reaches under a neighbour and beyond the sheet: more than two pixels of a print, nothing to the eye. */
export const TRAP: Cm = 0.02;

/** Edges closer than this meet: layouts drawn by hand are rounded. */
export const NEAR: Cm = 0.01;

/** A strip that a photo paints beyond its outline, where a neighbour or the sheet's end hides it. */
export interface Trap {
  /** Before the photo's tilt. */
  readonly path: Path;
  /** The slot of the neighbour that lies over it; null at the end of the sheet. */
  readonly under: string | null;
}

/** A straight piece of an outline, its inside on the right hand. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
}

interface Outline {
  readonly layer: PhotoLayer;
  readonly bounds: Rect;
  readonly edges: readonly Edge[];
  /** Drawn against the clock. */
  readonly isBackwards: boolean;
}

/**
 * What printers call trapping. Where two photos meet, each covers a pixel of the seam in part only, and the page would shine
 * through: so the lower one goes on a little under the upper one. The same where a photo ends with the sheet.
 *
 *     ┌── lower ──┬─ upper ─┐      tilted, cut out or straight: every edge
 *     │           ┊ trap    │      that lies along an edge of a photo above
 *     └───────────┴─────────┘
 *
 * @returns for each photo that meets something; found once for a page
 */
export const trapsOf: (page: Page) => ReadonlyMap<PhotoLayer, readonly Trap[]> = memoize(findTraps);

/** What cuts the picture: the mask, the round corners or the frame; before tilt. */
export function pictureOutline({ clip, frame, cornerRadius }: PhotoLayer): Path {
  return clip ?? roundedRectPath(frame, cornerRadius);
}

/** All that a slot colours, but for its shadow: the card where there is one. */
function slotOutline(layer: PhotoLayer): Path {
  return layer.border ? rectPath(layer.card) : pictureOutline(layer);
}

function findTraps(page: Page): ReadonlyMap<PhotoLayer, readonly Trap[]> {
  const outlines = photoLayers(page).map(outlineOnPage);
  const ends = edgesOf(rectPath(page.sheet)).edges.map(turned);
  const found = outlines.map((own, index): readonly [PhotoLayer, readonly Trap[]] => {
    const above = outlines.slice(index + 1).filter(({ bounds }) => isNear(own.bounds, bounds));
    const traps = [...above.flatMap(({ layer, edges }) => trapsAlong(own, edges, layer.slot)), ...trapsAlong(own, ends, null)];
    return [own.layer, traps];
  });
  return new Map(found.filter(([, traps]) => traps.length > 0));
}

function outlineOnPage(layer: PhotoLayer): Outline {
  const path = transformPath(slotOutline(layer), rotationDeg(layer.tiltDeg, centreOf(layer.card)));
  return { layer, bounds: boundsOf(path), ...edgesOf(path) };
}

/** The straight pieces of an outline in the direction of a clock, whichever way it was drawn. */
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
  const back = inverse(rotationDeg(layer.tiltDeg, centreOf(layer.card)));
  return edges.flatMap((edge) =>
    others.flatMap((other) => {
      const seam = seamOf(edge, other);
      return seam ? [{ path: transformPath(stripAlong(seam, isBackwards, under === null ? 1 : 0), back), under }] : [];
    }),
  );
}

/** The part of an edge along which another outline begins; null where none does. */
function seamOf({ from, to }: Edge, other: Edge): Edge | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const x = (to.x - from.x) / length;
  const y = (to.y - from.y) / length;
  const along = (point: Point) => (point.x - from.x) * x + (point.y - from.y) * y;
  const aside = (point: Point) => Math.abs((point.x - from.x) * y - (point.y - from.y) * x);
  if (aside(other.from) > NEAR || aside(other.to) > NEAR) return null;
  const start = Math.max(0, along(other.to));
  const end = Math.min(length, along(other.from));
  const at = (way: Cm): Point => ({ x: from.x + x * way, y: from.y + y * way });
  return end - start > NEAR ? { from: at(start), to: at(end) } : null;
}

/**
 * A strip along an edge, as wide inside as outside: straight pieces stand in for a curve, and none may come between. It is drawn
 * in the direction of the outline that it is added to, for what runs the other way would be cut out of it.
 *
 * @param more  added at both ends, in widths: beyond the sheet strips meet round its corners
 */
function stripAlong({ from, to }: Edge, isBackwards: boolean, more: Cm): Path {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / length) * TRAP, ((to.y - from.y) / length) * TRAP];
  const a = { x: from.x - dx * more, y: from.y - dy * more };
  const b = { x: to.x + dx * more, y: to.y + dy * more };
  const [x, y] = isBackwards ? [-dy, dx] : [dy, -dx];
  return [['M', b.x - x, b.y - y], ['L', a.x - x, a.y - y], ['L', a.x + x, a.y + y], ['L', b.x + x, b.y + y], ['Z']];
}

function isNear(a: Rect, b: Rect): boolean {
  const { x, y, width, height } = grow(a, NEAR);
  return x <= b.x + b.width && b.x <= x + width && y <= b.y + b.height && b.y <= y + height;
}
