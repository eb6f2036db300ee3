import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { cutCost } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { type Row, rowCosts } from './row-costs.ts';
import type { Home } from './stay.ts';

/** Heights of the rows together are told apart to this share of the page's height. */
const BUCKETS = 400;
/** Rows together may be this much higher than the page, and are then cut. */
const MOST_HEIGHT = 1.3;

/** The best way to fill the page from its top down to some height with the first photos. */
interface Start {
  readonly cost: number;
  /** Height of the rows with a gutter below each. */
  readonly tall: Cm;
  /** The start before the last row; null for the top of the page. */
  readonly before: Start | null;
  /** Null for the top of the page. */
  readonly row: PlacedRow | null;
}

/** A row of a page, with its first photo. */
export interface PlacedRow extends Row {
  readonly from: number;
}

const TOP: Start = { cost: 0, tall: 0, before: null, row: null };

/**
 * Breaks photos into rows, in their order, so that the rows fill the page: reading order is exactly the photos' order. The best
 * breaks are found by dynamic programming over the number of photos and the height they take, as a paragraph is broken into lines
 * (Knuth and Plass), since the cost of a row does not depend on the others.
 *
 * @param home  where photos were that should stay about there; null in a new layout
 * @returns null where no rows fill the page
 */
export function orderedRows(job: FitJob, home: Home | null): readonly PlacedRow[] | null {
  const { width, height } = job.wishes.page;
  const { gutter, leaves } = job.trees;
  const rowOf = rowCosts(job, home);
  const bucketOf = (tall: Cm) => Math.floor((tall / height) * BUCKETS);
  const starts: Map<number, Start>[] = Array.from({ length: leaves + 1 }, () => new Map());
  itemAt(starts, 0).set(0, TOP);
  for (let from = 0; from < leaves; from++) {
    for (const before of itemAt(starts, from).values()) {
      for (const row of rowOf(from, before.tall)) {
        const tall = before.tall + row.height + gutter;
        if (tall > MOST_HEIGHT * height) continue;
        const ends = itemAt(starts, row.end);
        const known = ends.get(bucketOf(tall));
        const cost = before.cost + row.cost;
        if (!known || cost < known.cost) ends.set(bucketOf(tall), { cost, tall, before, row: { ...row, from } });
      }
    }
  }
  const rows = Math.sqrt((leaves * height) / width);
  const photosHeight = height - (rows - 1) * gutter;
  return bestEnd([...itemAt(starts, leaves).values()], ({ tall }) => cutCost((tall - gutter - height + photosHeight) / photosHeight));
}

function bestEnd(ends: readonly Start[], endCost: (end: Start) => number): readonly PlacedRow[] | null {
  let best: Start | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    const cost = end.cost + endCost(end);
    if (cost < least) [best, least] = [end, cost];
  }
  const rows: PlacedRow[] = [];
  for (let end = best; end?.row; end = end.before) rows.unshift(end.row);
  return rows.length > 0 ? rows : null;
}
