import type { SizeCm } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { flawsCost } from './composed-values.ts';
import { photoPlaces } from './photo-places.ts';
import { readValues, settleValues } from './settle-values.ts';
import type { Control } from './shared/control.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';
import { seededRandom } from './shared/random.ts';
import { walkedValues } from './walk-values.ts';

/**
 * Prices, against 1 for cutting every photo away: of places that stay empty, at all and as a share of the page, for they are holes in
 * it; of photos that are left out, as a share of them.
 */
const COST = { hole: 0.5, empty: 8, leftOut: 2 } as const;

/** What a design makes of photos that it did not choose. */
export interface PhotosFit {
  /** Places for photos. */
  readonly places: number;
  /** Share of a photo that is cut away, on average. */
  readonly loss: number;
}

/**
 * A design's values for photos that are there already: as many places as photos, or the nearest number below, of shapes that cut
 * little of them. What has no number to choose stays as it is.
 *
 *     40 photos, mostly upright        4 columns, 3 rows  →  8 columns, 5 rows
 *
 * @param aspects  width / height of each upright photo
 */
export function valuesForPhotos(
  generator: Generator,
  context: GeneratorContext,
  preset: Readonly<Record<string, string>>,
  aspects: readonly number[],
): GeneratorValues {
  const wished = readValues(generator, context, preset);
  if (generator.chance !== undefined || aspects.length === 0) return wished;
  const sorted = [...aspects].sort((a, b) => a - b);
  const costOf = (values: GeneratorValues): number => {
    const places = photoPlaces(generator.generate(context, values, seededRandom(1)));
    if (places.length === 0) return Number.POSITIVE_INFINITY;
    const { loss } = fitOf(places, sorted);
    return loss + flawsCost(places) + countCost(places.length, sorted.length);
  };
  return walkedValues(generator, context, bestGrid(generator, context, wished, costOf), costOf);
}

/** Columns and rows are chosen together: from a grid of 3 x 4, no single one of them leads to 2 x 2. */
function bestGrid(
  generator: Generator,
  context: GeneratorContext,
  wished: GeneratorValues,
  costOf: (values: GeneratorValues) => number,
): GeneratorValues {
  const controls = generator.controls(context, wished);
  const [columns, rows] = (['CONTROL_COLUMNS', 'CONTROL_ROWS'] as const).map((label) => controls.find((one) => one.label === label));
  if (!columns || !rows) return wished;
  const pairs = countsOf(columns).flatMap((column) => countsOf(rows).map((row) => ({ [columns.key]: column, [rows.key]: row })));
  const grids = [wished, ...pairs.map((pair) => settleValues(generator, context, { ...wished, ...pair }))];
  const priced = grids.map((values) => ({ values, cost: costOf(values) }));
  return priced.reduce((best, each) => (each.cost < best.cost ? each : best)).values;
}

function countsOf({ minValue, maxValue }: Control): readonly number[] {
  return Array.from({ length: maxValue - minValue + 1 }, (_, index) => minValue + index);
}

/** How photos fit into the places of a page, each in one that suits it. */
export function photosFit(places: readonly SizeCm[], aspects: readonly number[]): PhotosFit {
  return fitOf(
    places,
    [...aspects].sort((a, b) => a - b),
  );
}

/**
 * The most upright photos into the most upright places, and so on: no other way of pairing them up cuts less of them all together.
 *
 * @param sorted  aspects, the smallest first
 */
function fitOf(places: readonly SizeCm[], sorted: readonly number[]): PhotosFit {
  const shapes = places.map(({ width, height }) => width / height).sort((a, b) => a - b);
  const count = Math.min(shapes.length, sorted.length);
  let loss = 0;
  for (let at = 0; at < count; at += 1) {
    const fit = nth(shapes, at, count) / nth(sorted, at, count);
    loss += 1 - Math.min(fit, 1 / fit);
  }
  return { places: places.length, loss: count === 0 ? 0 : loss / count };
}

/** One of `count` numbers picked evenly out of more. */
function nth(numbers: readonly number[], at: number, count: number): number {
  return itemAt(numbers, Math.floor(((at + 0.5) * numbers.length) / count));
}

function countCost(places: number, photos: number): number {
  return places > photos ? COST.hole + (COST.empty * (places - photos)) / places : (COST.leftOut * (photos - places)) / photos;
}
