import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { type Band, type BandPage, bandOf, bandPart, bandRects, eachLine } from './band.ts';
import { blockBands } from './block-bands.ts';
import { MIN_SIZES_COST, sizesCost } from './energy.ts';
import { favouriteBands } from './favourite-bands.ts';
import { missedCost } from './favourites.ts';
import type { FitJob } from './fit-job.ts';
import { type FormerPlaces, movedCostOf } from './moved-cost.ts';
import { floatAt } from './unchecked-reads.ts';

/** A row as wide as the page: photos side by side, or a band with lines of photos in it. */
export interface Row {
  /** The photo after the last of the row. */
  readonly end: number;
  readonly band: Band;
  readonly cost: number;
}

/** Limits for the size of a photo in a row, relative to its wanted size; rows beyond them are skipped if there are others. */
const MIN_PART = 0.12;
const MAX_PART = 6;
/** Narrower limits for bands with blocks, which are only tried to improve other rows. */
const MIN_IN_BLOCK = 0.3;
const MAX_BESIDE_BLOCK = 3;
/** Minimum and maximum height of a band with blocks, in sides of a mean photo. */
const LOW = 0.9;
const HIGH = 2.5;
/** Factor on the cost of uneven sizes: rows have few heights, so even sizes count more than in free arrangements. */
const BALANCE = 2;
/** Minimum fraction of its wanted size that a photo should get, and the cost factor. */
const FLOOR = 0.45;
const UNDER_FLOOR = 60;
/** Random variation of a row's cost between variants of a layout. */
const VARIETY = 0.5;
/** Number of bands with a favourite to try for each first and last photo, and their largest height relative to the page. */
const BANDS_KEPT = 3;
const MAX_TALL = 1.1;
/** Height steps per page height: of the bands with blocks the cheapest per step is tried. */
const HEIGHTS = 40;

/** Photos to arrange in rows. */
export interface RowJob {
  readonly job: FitJob;
  readonly page: BandPage;
  /** Total area of all photos, cm². */
  readonly photosArea: number;
  /** Random factor on the cost of a row, by its last photo. */
  readonly randomFactors: readonly number[];
  /** Buffer for the areas of the current row's photos, by photo. */
  readonly areas: Float64Array;
}

export function rowJob(job: FitJob): RowJob {
  const { trees, requirements, aspects, random } = job;
  const { gutter, leaves } = trees;
  const side = Math.sqrt((requirements.page.width * requirements.page.height) / leaves) - gutter;
  return {
    job,
    page: { aspects, gutter, width: requirements.page.width },
    photosArea: leaves * side * side,
    randomFactors: Array.from({ length: leaves }, () => (job.isVariant ? 1 + VARIETY * random() : 1)),
    areas: new Float64Array(leaves),
  };
}

/** Lists rows that begin with a photo. */
export type RowsFrom = (from: number) => readonly Row[];

/** Lists rows without blocks. */
export function plainRowsFrom(rows: RowJob): RowsFrom {
  const favoured = favouriteRows(rows);
  const found = rows.page.aspects.map((_, from) => [...plainRows(rows, from), ...(favoured.get(from) ?? [])]);
  return (from) => itemAt(found, from);
}

/**
 * Lists rows and bands with blocks. There are many, so they are computed on demand.
 *
 * @param isExact  only bands whose photos the reading order of the page reads in their order
 */
export function blockRowsFrom(rows: RowJob, plain: RowsFrom, isExact: boolean): RowsFrom {
  const blocks = blockRows(rows, isExact);
  const cachedRows: (readonly Row[])[] = [];
  return (from) => {
    const found = cachedRows[from] ?? [...plain(from), ...blocks(from)];
    cachedRows[from] = found;
    return found;
  };
}

/** Returns lower bounds of the cost of the rows from each photo to the last. */
export function minCosts({ job, randomFactors }: RowJob): readonly number[] {
  const minCosts = [0];
  const best = BALANCE * Math.max(...randomFactors) * MIN_SIZES_COST;
  for (const share of job.requirements.shares.toReversed()) minCosts.unshift(itemAt(minCosts, 0) + best * share);
  return minCosts;
}

/** Returns the cost of moved photos of a row, by the distance of its top from the page's top. */
export function movedInRow({ job, page }: RowJob, formerPlaces: FormerPlaces, from: number, { band }: Row): (top: Cm) => number {
  const { x, y } = job.requirements.page;
  const middles = bandRects(page, band).map((rect) => ({ x: x + rect.x + rect.width / 2, y: y + rect.y + rect.height / 2 }));
  return (top) => {
    let sum = 0;
    for (let index = 0; index < middles.length; index++) {
      const middle = itemAt(middles, index);
      sum += movedCostOf(formerPlaces, from + index, { x: middle.x, y: middle.y + top });
    }
    return sum / page.aspects.length;
  };
}

function plainRows(rows: RowJob, from: number): readonly Row[] {
  const { page, randomFactors } = rows;
  const leaves = page.aspects.length;
  const found: Row[] = [];
  for (let end = from + 1; end <= leaves; end++) {
    const band = bandOf(page, [bandPart(page, from, end, 1)]);
    if (!band) break;
    const { cost, smallest, largest } = sizesOf(rows, band, from, end);
    if (smallest < MIN_PART && found.length > 0) break;
    if (largest <= MAX_PART || end === leaves) found.push({ end, band, cost: cost * itemAt(randomFactors, end - 1) });
  }
  return found;
}

/** The cheapest bands with a favourite, by their first photo: a few for each last photo. */
function favouriteRows(rows: RowJob): ReadonlyMap<number, readonly Row[]> {
  const { favourites, page } = rows.job.requirements;
  const found = favourites.flatMap((favourite) =>
    favouriteBands(rows.page, favourite).flatMap((band) => {
      const from = itemAt(band.parts, 0).start;
      const end = itemAt(band.parts, band.parts.length - 1).end;
      const { cost, smallest, largest } = sizesOf(rows, band, from, end);
      const isTried = smallest >= MIN_PART && largest <= MAX_PART && band.height <= page.height * MAX_TALL;
      return isTried ? [{ from, row: { end, band, cost: cost * itemAt(rows.randomFactors, end - 1) } }] : [];
    }),
  );
  const byFirst = new Map<number, Row[]>();
  for (const { from, row } of found.sort((a, b) => a.row.cost - b.row.cost)) {
    const cached = byFirst.get(from) ?? [];
    if (cached.filter(({ end }) => end === row.end).length < BANDS_KEPT) byFirst.set(from, [...cached, row]);
  }
  return byFirst;
}

/** The cheapest band with blocks of about each height, for each last photo. */
function blockRows(rows: RowJob, isExact: boolean): (from: number) => readonly Row[] {
  const { width, height } = rows.job.requirements.page;
  const count = rows.areas.length;
  const side = Math.sqrt(rows.photosArea / count);
  const bandsFrom = blockBands(rows.page, { low: LOW * side, high: HIGH * side, photos: Math.sqrt((count * width) / height), isExact });
  return (from) => {
    const cheapest = new Map<number, Row>();
    bandsFrom(from, (band, end) => {
      const { cost, smallest, largest } = sizesOf(rows, band, from, end);
      if (smallest < MIN_IN_BLOCK || largest > MAX_BESIDE_BLOCK) return;
      const key = end * HEIGHTS * 2 + Math.floor((band.height / height) * HEIGHTS);
      const randomCost = cost * itemAt(rows.randomFactors, end - 1);
      const cached = cheapest.get(key);
      if (!cached || randomCost < cached.cost) cheapest.set(key, { end, band: { ...band, parts: [...band.parts] }, cost: randomCost });
    });
    return [...cheapest.values()];
  };
}

/** Cost of the sizes of a band's photos, and the least and greatest size relative to the wanted one. */
function sizesOf({ job, page, photosArea, areas }: RowJob, band: Band, from: number, end: number) {
  eachLine(page, band, ({ first, end: stop, height }) => {
    for (let photo = first; photo < stop; photo++) areas[photo] = itemAt(page.aspects, photo) * height * height;
  });
  const { shares, favourites } = job.requirements;
  let cost = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let largest = 0;
  for (let photo = from; photo < end; photo++) {
    const share = itemAt(shares, photo);
    const part = floatAt(areas, photo) / photosArea / share;
    cost += BALANCE * share * sizesCost(part * part, 1 / (part * part));
    if (part < FLOOR) cost += (UNDER_FLOOR * (FLOOR - part)) / areas.length;
    if (favourites.length > 0 && favourites.includes(photo)) cost += missedCost(part) / favourites.length;
    smallest = Math.min(smallest, part);
    largest = Math.max(largest, part);
  }
  return { cost, smallest, largest };
}
