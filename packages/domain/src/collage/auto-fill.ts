import type { SizePx } from '../geometry/rect.ts';
import type { Page, PhotoLayer } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { cropOf } from '../photo/crop.ts';
import type { Photo, QuarterTurn } from '../photo/photo.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import { assign } from './assignment.ts';
import type { Collage } from './collage.ts';
import { usedCounts } from './used-counts.ts';

/** Photo ids by slot. */
export type Placements = Readonly<Record<string, string>>;

/** A photo that loses more than this share of its area is badly cropped. */
const HEAVY_LOSS = 0.25;
/** Losses are compared in hundredths of a percent. */
const LOSS_STEPS = 10_000;
/** What multiplying fractions may add, in LOSS_STEPS. */
const ROUNDING = 1e-6;

type Content = Pick<Collage, 'photos' | 'fills'>;

/** Unused photos, oldest first, into empty slots in the layout's order. [CHOOSE-25] */
export function fillInOrder(page: Page, collage: Content): Placements {
  const { photos, slots } = openPlaces(page, collage);
  return placeFrom(
    slots.map(({ slot }) => slot),
    collage.fills,
    photos.map(({ id }) => id),
  );
}

/**
 * Photos one after the other: the first into `start`, whatever is there, the others into the empty slots after it, then into
 * those before it. Photos in other slots stay; photos that find no empty slot are left over.
 *
 *     start = 3:   1 ▢   2 ■   3 ■   4 ▢   5 ■   6 ▢        a b c d e  ──▶  3 a, 4 b, 6 c, 1 d; e is left over
 *
 * @param slots  in the order in which they are read
 * @param start  null: only empty slots, from the first one on
 */
export function placeFrom(
  slots: readonly string[],
  fills: Collage['fills'],
  photoIds: readonly string[],
  start: string | null = null,
): Placements {
  const at = start === null ? 0 : Math.max(0, slots.indexOf(start));
  const places = [...slots.slice(at), ...slots.slice(0, at)].filter((slot) => slot === start || !fills[slot]);
  return Object.fromEntries(photoIds.slice(0, places.length).map((photoId, index) => [places[index], photoId]));
}

/**
 * Unused photos into empty slots so that as little as possible is cut away: first as few photos as possible lose more
 * than a quarter of their area, then the worst loss is as small as possible, then the mean loss. Where that leaves a
 * choice, photos keep the order of the slots.
 *
 * The answer is exact to a hundredth of a percent, in which losses are compared. The quarter and the mean are sums, which one assignment minimises; the worst loss is a bound,
 * found by halving: the smallest one that still allows the same number of badly cropped photos.
 *
 * @see [CHOOSE-25]; lossOf for what a photo loses
 */
export function matchShapes(page: Page, collage: Content): Placements {
  const { photos, slots } = openPlaces(page, collage);
  if (photos.length === 0 || slots.length === 0) return {};
  const steps = lossesOf(photos, slots);
  if (slots.every((_, slot) => photos.every((__, photo) => steps(photo, slot) === steps(photo, 0)))) {
    const least = photosLosingLeast(photos, slots.length, (photo) => steps(photo, 0));
    return Object.fromEntries(least.map(({ id }, index) => [slots[index]?.slot, id]));
  }
  const isTurned = photos.length > slots.length;
  const rows = isTurned ? slots.length : photos.length;
  const columns = isTurned ? photos.length : slots.length;
  const losses = Float64Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return isTurned ? steps(column, row) : steps(row, column);
  });
  const columnOf = bestAssignment({ losses, rows, columns });
  const pairs = Array.from(columnOf, (column, row) => (isTurned ? [slots[row], photos[column]] : [slots[column], photos[row]]));
  return Object.fromEntries(pairs.map(([slot, photo]) => [(slot as PhotoLayer).slot, (photo as Photo).id]));
}

/** Where all slots cut away the same there is nothing to match: the photos that lose least, in their order. */
function photosLosingLeast(photos: readonly Photo[], count: number, lossAt: (photo: number) => number): readonly Photo[] {
  const byLoss = photos.map((_, index) => index).sort((a, b) => lossAt(a) - lossAt(b) || a - b);
  const taken = new Set(byLoss.slice(0, count));
  return photos.filter((_, index) => taken.has(index));
}

/** Share of the photo's area that its slot cuts away at zoom 1. */
export function lossOf(photo: SizePx, { frame }: Pick<PhotoLayer, 'frame'>, quarterTurn: QuarterTurn = 0): number {
  const crop = cropOf(photo, frame, { ...WHOLE_VIEW, quarterTurn });
  return 1 - crop.width * crop.height;
}

/** The same in hundredths of a percent, rounded up, so that a photo losing a hair more than a quarter counts as badly cropped. */
export function lossSteps(loss: number): number {
  return Math.max(0, Math.ceil(loss * LOSS_STEPS - ROUNDING));
}

export const isHeavy = (steps: number): boolean => steps > HEAVY_LOSS * LOSS_STEPS;

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

/** LOSS_STEPS of a photo in a slot, both by their index; sizes mostly come again, so each pair of sizes is looked at once. */
function lossesOf(photos: readonly Photo[], slots: readonly PhotoLayer[]): (photo: number, slot: number) => number {
  const photoSizes = sizesOf(photos, ({ widthPx, heightPx }) => `${widthPx} ${heightPx}`);
  const slotSizes = sizesOf(slots, ({ frame }) => `${frame.width} ${frame.height}`);
  const losses = photoSizes.firsts.map((photo) => slotSizes.firsts.map((slot) => lossSteps(lossOf(photo, slot))));
  return (photo, slot) => losses[photoSizes.numberOf[photo] as number]?.[slotSizes.numberOf[slot] as number] as number;
}

/** The first item of each size, and the number of each item's size among those. */
function sizesOf<Item>(items: readonly Item[], sizeOf: (item: Item) => string) {
  const numbers = new Map<string, number>();
  const firsts: Item[] = [];
  const numberOf = items.map((item) => {
    const known = numbers.get(sizeOf(item));
    if (known !== undefined) return known;
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

/** A badly cropped photo weighs more than all losses together. */
function sumCost({ rows }: LossTable): Cost {
  const mostLoss = rows * LOSS_STEPS + 1;
  return (loss) => (isHeavy(loss) ? mostLoss : 0) + loss;
}

/** The same, and the least loss weighs more than all changes of order together. */
function orderedCost(table: LossTable): Cost {
  const lossCost = sumCost(table);
  const mostOrder = table.rows * table.columns * table.columns + 1;
  return (loss, row, column) => lossCost(loss, row, column) * mostOrder + (row - column) * (row - column);
}

function assignWithin({ losses, rows, columns }: LossTable, worst: number, cost: Cost): Int32Array | null {
  const costs = new Float64Array(losses.length);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const loss = losses[at] as number;
      costs[at] = loss > worst ? Number.POSITIVE_INFINITY : cost(loss, row, column);
    }
  }
  return assign(costs, rows, columns);
}

/** @param free  the assignment without a bound: it has as few badly cropped photos as can be */
function smallestWorst(table: LossTable, free: Int32Array): number {
  const cost = sumCost(table);
  const heavies = heavyCount(table, free);
  const least = leastWorst(table);
  const most = worstOf(table, free);
  const bounds = [...new Set(table.losses)].filter((loss) => loss >= least && loss <= most).sort((a, b) => a - b);
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = assignWithin(table, bounds[middle] as number, cost);
    if (found && heavyCount(table, found) === heavies) high = bounds.indexOf(worstOf(table, found));
    else low = middle + 1;
  }
  return bounds[low] as number;
}

/** No row can lose less than its best column costs it. */
function leastWorst({ losses, rows, columns }: LossTable): number {
  let worst = 0;
  for (let row = 0; row < rows; row++) worst = Math.max(worst, Math.min(...losses.subarray(row * columns, (row + 1) * columns)));
  return worst;
}

function heavyCount({ losses, columns }: LossTable, columnOf: Int32Array): number {
  let count = 0;
  for (const [row, column] of columnOf.entries()) if (isHeavy(losses[row * columns + column] as number)) count++;
  return count;
}

function worstOf({ losses, columns }: LossTable, columnOf: Int32Array): number {
  return Math.max(...Array.from(columnOf, (column, row) => losses[row * columns + column] as number));
}
