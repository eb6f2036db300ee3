import type { SizeCm } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';

/** Photos of one day, by their numbers. */
export type Day = readonly number[];

/** Lists the photos of each day, the days in the order of their first photos. */
export function daysOf(photos: readonly { readonly day?: number | null }[]): readonly Day[] {
  const days = new Map<number, number[]>();
  photos.forEach(({ day }, photo) => {
    const key = day ?? 0;
    const sameDay = days.get(key);
    if (sameDay) sameDay.push(photo);
    else days.set(key, [photo]);
  });
  return [...days.values()];
}

/**
 * Breaks days into bands across the page, the days of a band side by side, so that the area of each day is close to a square. Dynamic
 * programming over the days.
 */
export function dayBands(days: readonly Day[], { width, height }: SizeCm): readonly (readonly Day[])[] {
  const total = days.reduce((sum, day) => sum + day.length, 0);
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= days.length; end++) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let from = 0; from < end; from++) {
      const cost = itemAt(best, from).cost + bandCost(days.slice(from, end), total, { width, height });
      if (cost < cheapest.cost) cheapest = { cost, from };
    }
    best.push(cheapest);
  }
  const bands: (readonly Day[])[] = [];
  for (let end = days.length; end > 0; end = itemAt(best, end).from) bands.unshift(days.slice(itemAt(best, end).from, end));
  return bands;
}

/** Cost of a band: for each day the squared deviation of its area from a square, weighted by its photos. */
function bandCost(band: readonly Day[], total: number, { width, height }: SizeCm): number {
  const count = band.reduce((sum, day) => sum + day.length, 0);
  const tall = (height * count) / total;
  return band.reduce((sum, day) => {
    const wide = (width * day.length) / count;
    const long = Math.max(wide, tall) / Math.min(wide, tall);
    return sum + day.length * (long - 1) * (long - 1);
  }, 0);
}
