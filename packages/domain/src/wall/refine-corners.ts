import { itemAt } from '../units/item-at.ts';
import { medianOf } from '../units/mean.ts';
import type { ImagePoint } from './homography.ts';
import { brightness, type Luminance } from './luminance.ts';
import { middleOf } from './outline.ts';

interface Line {
  /** A point of the line. */
  readonly at: ImagePoint;
  /** Its direction, of length 1. */
  readonly along: ImagePoint;
}

/** Number of places along an edge where its position is searched. */
const SAMPLES = 40;
/** The outer parts of an edge are left out: a corner is where a sheet curls. */
const SKIPPED_SHARE = 0.08;
/** Smallest change of brightness across an edge that counts as one. */
const MIN_CONTRAST = 8;
/** Share of the reach by which the points of one edge scatter about their line at most: strong steps in a texture lie anywhere. */
const MAX_SCATTER = 0.25;
/** Points farther from the line than this many times their median distance are outliers. */
const OUTLIER = 2.5;

export interface RefinedCorners {
  readonly corners: readonly ImagePoint[];
  /** Number of edges of the sheet that can be seen, 0–4. */
  readonly visibleEdges: number;
}

/**
 * Moves the four corners of a sheet, marked by hand, to where lines fitted to its edges meet. A corner stays as marked if one of its edges
 * cannot be seen within `reachPx`.
 */
export function refineCorners(picture: Luminance, corners: readonly ImagePoint[], reachPx: number): RefinedCorners {
  const lines = corners.map((corner, index) => fitEdge(picture, corner, itemAt(corners, (index + 1) % corners.length), reachPx));
  const refined = corners.map((corner, index) => {
    const [before, after] = [itemAt(lines, (index + corners.length - 1) % corners.length), itemAt(lines, index)];
    const intersection = before && after && intersectionOf(before, after);
    return intersection && Math.hypot(intersection.x - corner.x, intersection.y - corner.y) <= 2 * reachPx ? intersection : corner;
  });
  return { corners: refined, visibleEdges: lines.filter((line) => line !== null).length };
}

/** The line along the strongest change of brightness near the segment; null if there is no straight one for half of its length. */
function fitEdge(picture: Luminance, from: ImagePoint, to: ImagePoint, reachPx: number): Line | null {
  const lengthPx = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / lengthPx, y: (to.y - from.y) / lengthPx };
  const found = Array.from({ length: SAMPLES }, (_, index) => {
    const share = SKIPPED_SHARE + ((index + 0.5) / SAMPLES) * (1 - 2 * SKIPPED_SHARE);
    const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    return strongestStep(picture, middle, { x: -along.y, y: along.x }, reachPx);
  }).filter((point) => point !== null);
  if (found.length < SAMPLES / 2) return null;
  const rough = fitLine(found);
  const distances = found.map((point) => Math.abs(distanceFrom(rough, point)));
  if (medianOf(distances) > Math.max(1, MAX_SCATTER * reachPx)) return null;
  const limit = Math.max(0.5, OUTLIER * medianOf(distances));
  return fitLine(found.filter((_, index) => itemAt(distances, index) <= limit));
}

/** Position of the steepest change of brightness across an edge, to a fraction of a pixel; null if it is too weak. */
function strongestStep(picture: Luminance, middle: ImagePoint, across: ImagePoint, reachPx: number): ImagePoint | null {
  const pointAt = (offset: number) => ({ x: middle.x + across.x * offset, y: middle.y + across.y * offset });
  const slope = (offset: number) => Math.abs(brightness(picture, pointAt(offset + 1)) - brightness(picture, pointAt(offset - 1)));
  const offsets = Array.from({ length: 2 * Math.ceil(reachPx) + 1 }, (_, i) => i - Math.ceil(reachPx));
  const best = offsets.reduce((a, b) => (slope(b) > slope(a) ? b : a), 0);
  const [before, peak, after] = [slope(best - 1), slope(best), slope(best + 1)];
  if (peak < MIN_CONTRAST) return null;
  const curve = before - 2 * peak + after;
  return pointAt(best + (curve < 0 ? (before - after) / (2 * curve) : 0));
}

/** The line with the least squared distances (total least squares). */
function fitLine(points: readonly ImagePoint[]): Line {
  const centre = middleOf(points);
  const [xx, yy, xy] = points.reduce(
    ([a, b, c], { x, y }) => [a + (x - centre.x) ** 2, b + (y - centre.y) ** 2, c + (x - centre.x) * (y - centre.y)] as const,
    [0, 0, 0] as readonly [number, number, number],
  );
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { at: centre, along: { x: Math.cos(angle), y: Math.sin(angle) } };
}

function distanceFrom({ at, along }: Line, { x, y }: ImagePoint): number {
  return (x - at.x) * along.y - (y - at.y) * along.x;
}

function intersectionOf(a: Line, b: Line): ImagePoint | null {
  const turn = a.along.x * b.along.y - a.along.y * b.along.x;
  if (Math.abs(turn) < 0.1) return null;
  const share = ((b.at.x - a.at.x) * b.along.y - (b.at.y - a.at.y) * b.along.x) / turn;
  return { x: a.at.x + a.along.x * share, y: a.at.y + a.along.y * share };
}
