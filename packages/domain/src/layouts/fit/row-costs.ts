import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { sizesCost } from './energy.ts';
import { type FavouriteBand, favouriteBands } from './favourite-bands.ts';
import { missedCost } from './favourites.ts';
import type { FitJob } from './fit-job.ts';
import { type Home, movedCostOf } from './stay.ts';

/** A row of a page that is as wide as the page. */
export interface Row {
  /** The photo after the last of the row. */
  readonly end: number;
  readonly height: Cm;
  readonly cost: number;
  /** Left out of a plain row. */
  readonly band?: FavouriteBand;
}

/** Rows of which a photo gets less or more than this many times its share of the page are not tried, if there are others. */
const LEAST_PART = 0.12;
const MOST_PART = 6;
/** Rows are of few heights: even sizes are worth more there than where cuts lie anywhere. */
const BALANCE = 2;
/** No photo should be smaller than this share of what it was to get, and what it costs. */
const FLOOR = 0.45;
const UNDER_FLOOR = 6;
/** Costs of a row differ by up to this share between variants of a layout. */
const VARIETY = 0.5;
/** Number of bands tried for each first and last photo, and factor by which one may be taller than the page before it is cut. */
const BANDS_KEPT = 3;
const MOST_TALL = 1.1;

/** Lists the rows that may begin with a photo at a height below the top of the page. */
export function rowCosts(job: FitJob, home: Home | null): (from: number, top: Cm) => readonly Row[] {
  const { trees, wishes, aspects, random } = job;
  const { width, height, x, y } = wishes.page;
  const { gutter, leaves } = trees;
  const side = Math.sqrt((width * height) / leaves) - gutter;
  const photosArea = leaves * side * side;
  const luck = Array.from({ length: leaves }, () => (job.isVariant ? 1 + VARIETY * random() : 1));
  const bands = bandsOf(job, photosArea, luck);
  const rowsFrom = (from: number): readonly Row[] => {
    const rows: Row[] = [];
    let sum = 0;
    for (let end = from + 1; end <= leaves; end++) {
      sum += itemAt(aspects, end - 1);
      const tall = (width - (end - from - 1) * gutter) / sum;
      if (!(tall > 0)) break;
      const areas = aspects.slice(from, end).map((aspect) => (aspect * tall * tall) / photosArea);
      const { cost, least, most } = sizesOf(job, from, areas);
      if (least < LEAST_PART && rows.length > 0) break;
      if (most <= MOST_PART || end === leaves) rows.push({ end, height: tall, cost: cost * itemAt(luck, end - 1) });
    }
    return [...rows, ...(bands.get(from) ?? [])];
  };
  const known = aspects.map((_, from) => rowsFrom(from));
  if (!home) return (from) => itemAt(known, from);
  return (from, top) =>
    itemAt(known, from).map((row) => {
      const moved = middlesOf(row, from, { aspects, gutter }).reduce(
        (sum, middle, at) => sum + movedCostOf(home, from + at, { x: x + middle.x, y: y + top + middle.y }),
        0,
      );
      return { ...row, cost: row.cost + moved / leaves };
    });
}

/** The cheapest bands with a favourite in them, by their first photo: a few for each last photo. */
function bandsOf(job: FitJob, photosArea: number, luck: readonly number[]): ReadonlyMap<number, readonly Row[]> {
  const { aspects, trees, wishes } = job;
  const bands = { aspects, gutter: trees.gutter, width: wishes.page.width };
  const found = wishes.favourites.flatMap((favourite) =>
    favouriteBands(bands, favourite).flatMap((band) => {
      const from = band.before?.start ?? favourite;
      const end = band.after?.end ?? favourite + 1;
      const { cost, least, most } = sizesOf(
        job,
        from,
        band.rects.map((rect) => (rect.width * rect.height) / photosArea),
      );
      const isTried = least >= LEAST_PART && most <= MOST_PART && band.height <= wishes.page.height * MOST_TALL;
      return isTried ? [{ from, row: { end, height: band.height, cost: cost * itemAt(luck, end - 1), band } }] : [];
    }),
  );
  const rows = new Map<number, Row[]>();
  for (const { from, row } of found.sort((a, b) => a.row.cost - b.row.cost)) {
    const known = rows.get(from) ?? [];
    if (known.filter(({ end }) => end === row.end).length < BANDS_KEPT) rows.set(from, [...known, row]);
  }
  return rows;
}

/** Middles of the photos of a row, from its top left. */
function middlesOf({ end, height, band }: Row, from: number, { aspects, gutter }: { aspects: readonly number[]; gutter: Cm }) {
  if (band) return band.rects.map((rect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }));
  let left = 0;
  return aspects.slice(from, end).map((aspect) => {
    const wide = aspect * height;
    const middle = { x: left + wide / 2, y: height / 2 };
    left += wide + gutter;
    return middle;
  });
}

/** Costs of the sizes of photos that follow each other, and the least and the greatest part of its share that one of them gets. */
function sizesOf({ aspects, wishes: { shares, favourites } }: FitJob, from: number, areas: readonly number[]) {
  let cost = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  areas.forEach((area, at) => {
    const share = itemAt(shares, from + at);
    const part = area / share;
    cost +=
      BALANCE * share * sizesCost(part * part, 1 / (part * part)) + (part < FLOOR ? (UNDER_FLOOR * (FLOOR - part)) / aspects.length : 0);
    if (favourites.includes(from + at)) cost += missedCost(part) / favourites.length;
    least = Math.min(least, part);
    most = Math.max(most, part);
  });
  return { cost, least, most };
}
