import type { Rect, SizePx } from '../geometry/rect.ts';
import type { Page, PhotoLayer } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { visiblePartOf } from '../page/visible-part.ts';
import { cropOf } from '../photo/crop.ts';
import type { Photo } from '../photo/photo.ts';
import type { PhotoPlace } from '../photo/place.ts';
import { type QuarterTurn, WHOLE_VIEW } from '../photo/view.ts';
import { assign } from '../units/assignment.ts';
import { floatAt, itemAt } from '../units/item-at.ts';
import type { Collage } from './collage.ts';
import { losesFace } from './cut-faces.ts';
import { usedCounts } from './used-counts.ts';

/** Photo ids by slot. */
export type Placements = Readonly<Record<string, string>>;

/** Cut share above which a photo counts as badly cropped. */
const BAD_CROP = 0.25;
/** Resolution of losses: hundredths of a percent. */
const LOSS_STEPS = 10_000;
/** Tolerance for rounding in products of fractions, in LOSS_STEPS. */
const ROUNDING = 1e-6;
/** Cost of a face that is cut in every view: more than any loss. */
const CUT = 2 * LOSS_STEPS;
/** Largest exact whole number. */
const MAX_COST = Number.MAX_SAFE_INTEGER;

type Content = Pick<Collage, 'photos' | 'fills'>;

/**
 * Places photos one after the other: the first into `start`, replacing its photo, the others into the empty slots after it, then into
 * those before it. Other filled slots stay; photos without an empty slot are left over.
 *
 *     start = 3:   1 ▢   2 ■   3 ■   4 ▢   5 ■   6 ▢        a b c d e  ──▶  3 a, 4 b, 6 c, 1 d; e is left over
 *
 * @param slots  in reading order
 * @param start  null: only empty slots, from the first one on
 */
export function placeFrom(
  slots: readonly string[],
  fills: Collage['fills'],
  photoIds: readonly string[],
  start: string | null = null,
): Placements {
  const firstSlot = start === null ? 0 : Math.max(0, slots.indexOf(start));
  const places = [...slots.slice(firstSlot), ...slots.slice(0, firstSlot)].filter((slot) => slot === start || !fills[slot]);
  return Object.fromEntries(photoIds.slice(0, places.length).map((photoId, index) => [places[index], photoId]));
}

/**
 * Assigns unused photos to empty slots (Hungarian algorithm), minimising in this order: photos with a cut face, photos that lose more
 * than a quarter of their area, the worst loss, the mean loss. Ties keep the photos in the order of the slots.
 *
 * The result is exact at the resolution of losses. The first two and the mean are sums, which one assignment minimises; the worst loss is
 * a bound, found by binary search: the smallest one that allows the same number of badly cropped photos.
 *
 * @see [CHOOSE-25]; lossOf for the loss of a photo
 */
export function matchShapes(page: Page, collage: Content): Placements {
  const { photos, slots } = openPlaces(page, collage);
  if (photos.length === 0 || slots.length === 0) return {};
  const steps = lossesOf(page, photos, slots);
  if (slots.every((_, slot) => photos.every((__, photo) => steps(photo, slot) === steps(photo, 0)))) {
    const best = photosByLoss(photos, slots.length, (photo) => steps(photo, 0));
    return Object.fromEntries(best.map(({ id }, index) => [slots[index]?.slot, id]));
  }
  const isTurned = photos.length > slots.length;
  const rows = isTurned ? slots.length : photos.length;
  const columns = isTurned ? photos.length : slots.length;
  const losses = Float64Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return isTurned ? steps(column, row) : steps(row, column);
  });
  const columnOf = bestAssignment({ losses, rows, columns });
  const pairs = Array.from(columnOf, (column, row) => (isTurned ? [slots[row], photos[column]] : [slots[column], photos[row]]));
  return Object.fromEntries(pairs.map(([slot, photo]) => [(slot as PhotoLayer).slot, (photo as Photo).id]));
}

/** If all slots have the same losses: the photos with the smallest losses, in their order. */
function photosByLoss(photos: readonly Photo[], count: number, lossAt: (photo: number) => number): readonly Photo[] {
  const byLoss = photos.map((_, index) => index).sort((a, b) => lossAt(a) - lossAt(b) || a - b);
  const selected = new Set(byLoss.slice(0, count));
  return photos.filter((_, index) => selected.has(index));
}

/** Share of a photo's area that is cut off at zoom 1, or folds round the frame of a canvas. */
export function lossOf(photo: SizePx, place: PhotoPlace, quarterTurn: QuarterTurn = 0): number {
  const { frame, front } = place;
  const crop = cropOf(photo, place, { ...WHOLE_VIEW, quarterTurn });
  return 1 - (crop.width * crop.height * (front.width * front.height)) / (frame.width * frame.height);
}

/** Converts a loss to hundredths of a percent, rounded up, so that slightly more than a quarter counts as badly cropped. */
export function lossSteps(loss: number): number {
  return Math.max(0, Math.ceil(loss * LOSS_STEPS - ROUNDING));
}

export const isBadlyCropped = (steps: number): boolean => steps > BAD_CROP * LOSS_STEPS;

function openPlaces(page: Page, collage: Content) {
  const used = usedCounts(collage);
  return {
    photos: collage.photos.filter(({ id }) => used[id] === 0),
    slots: photoLayers(page).filter(({ slot }) => !collage.fills[slot]),
  };
}

interface LossTable {
  /** Whole LOSS_STEPS, row by row. */
  readonly losses: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

/** Returns the loss of a photo in a slot, by their indexes, in LOSS_STEPS, plus CUT if a face is cut. Equal sizes are computed once. */
function lossesOf(page: Page, photos: readonly Photo[], slots: readonly PhotoLayer[]): (photo: number, slot: number) => number {
  const hasFace = ({ subject }: Photo): boolean => (subject?.faces.length ?? 0) > 0;
  const hasFaces = photos.some(hasFace);
  const photoSizes = sizesOf(photos, (photo) => (hasFace(photo) ? photo.id : `${photo.widthPx} ${photo.heightPx}`));
  const slotSizes = sizesOf(slots, (layer) => placeKey(layer, hasFaces ? visiblePartOf(page, layer).core : layer.front));
  const losses = photoSizes.firsts.map((photo) =>
    slotSizes.firsts.map((slot) => lossSteps(lossOf(photo, slot)) + (losesFace(page, slot, photo) ? CUT : 0)),
  );
  return (photo, slot) => itemAt(itemAt(losses, itemAt(photoSizes.numberOf, photo)), itemAt(slotSizes.numberOf, slot));
}

/** Key of slots with the same loss for every photo. */
function placeKey({ frame, front }: PhotoLayer, visible: Rect): string {
  const from = ({ x, y, width, height }: Rect) => [x - frame.x, y - frame.y, width, height];
  return [frame.width, frame.height, ...from(front), ...from(visible)].map((length) => length.toFixed(6)).join(' ');
}

/** The first item of each size, and the index of each item's size among those. */
function sizesOf<Item>(items: readonly Item[], sizeOf: (item: Item) => string) {
  const numbers = new Map<string, number>();
  const firsts: Item[] = [];
  const numberOf = items.map((item) => {
    const cached = numbers.get(sizeOf(item));
    if (cached !== undefined) return cached;
    numbers.set(sizeOf(item), firsts.length);
    return firsts.push(item) - 1;
  });
  return { firsts, numberOf };
}

function bestAssignment(table: LossTable): Int32Array {
  const lossCost = sumCost(table);
  const free = assignWithin(table, Number.POSITIVE_INFINITY, lossCost) as Int32Array;
  return assignWithin(table, smallestWorst(table, free), orderedCost(table)) as Int32Array;
}

type Cost = (loss: number, row: number, column: number) => number;

/** Cost of a loss: a badly cropped photo weighs more than all losses together, a cut face more than all badly cropped photos. */
function sumCost({ rows }: LossTable): Cost {
  const badlyCroppedCost = rows * LOSS_STEPS + 1;
  const cutFaceCost = rows * (badlyCroppedCost + LOSS_STEPS) + 1;
  return (steps) => {
    const loss = steps % CUT;
    return (steps >= CUT ? cutFaceCost : 0) + (isBadlyCropped(loss) ? badlyCroppedCost : 0) + loss;
  };
}

/**
 * Adds the deviation from the given order, which weighs less than the smallest loss; it is rounded coarsely if numbers become too large.
 */
function orderedCost(table: LossTable): Cost {
  const { losses, rows, columns } = table;
  const lossCost = sumCost(table);
  const maxSum = rows * losses.reduce((max, loss) => Math.max(max, lossCost(loss, 0, 0)), 1);
  const step = Math.max(1, Math.ceil((rows * columns * columns) / Math.max(1, MAX_COST / maxSum - 2)));
  const maxOrderCost = Math.floor((rows * columns * columns) / step) + 1;
  return (loss, row, column) => lossCost(loss, row, column) * maxOrderCost + Math.floor((row - column) ** 2 / step);
}

function assignWithin({ losses, rows, columns }: LossTable, worst: number, cost: Cost): Int32Array | null {
  const costs = new Float64Array(losses.length);
  for (let row = 0, position = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, position++) {
      const loss = floatAt(losses, position);
      costs[position] = loss > worst ? Number.POSITIVE_INFINITY : cost(loss, row, column);
    }
  }
  return assign(costs, rows, columns);
}

/** @param free  the assignment without a bound, with the fewest badly cropped photos */
function smallestWorst(table: LossTable, free: Int32Array): number {
  const cost = sumCost(table);
  const badlyCropped = badlyCroppedCount(table, free);
  const smallest = minWorstLoss(table);
  const largest = worstOf(table, free);
  const bounds = [...new Set(table.losses)].filter((loss) => loss >= smallest && loss <= largest).sort((a, b) => a - b);
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const assignment = assignWithin(table, itemAt(bounds, middle), cost);
    if (assignment && badlyCroppedCount(table, assignment) === badlyCropped) high = bounds.indexOf(worstOf(table, assignment));
    else low = middle + 1;
  }
  return itemAt(bounds, low);
}

/** Lower bound of the worst loss: each row's smallest loss. */
function minWorstLoss({ losses, rows, columns }: LossTable): number {
  let worst = 0;
  for (let row = 0; row < rows; row++) worst = Math.max(worst, Math.min(...losses.subarray(row * columns, (row + 1) * columns)));
  return worst;
}

/** Number of badly cropped photos; a cut face counts more than all of them. */
function badlyCroppedCount({ losses, rows, columns }: LossTable, columnOf: Int32Array): number {
  let count = 0;
  for (const [row, column] of columnOf.entries()) {
    const steps = floatAt(losses, row * columns + column);
    count += (steps >= CUT ? rows + 1 : 0) + (isBadlyCropped(steps % CUT) ? 1 : 0);
  }
  return count;
}

function worstOf({ losses, columns }: LossTable, columnOf: Int32Array): number {
  return Math.max(...Array.from(columnOf, (column, row) => floatAt(losses, row * columns + column)));
}
