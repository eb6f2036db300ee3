import type { SizeCm } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { clampValues, readValues } from './clamp-values.ts';
import { defectsCost } from './composed-values.ts';
import { improveValues } from './improve-values.ts';
import { photoPlaces } from './photo-places.ts';
import type { Control } from './shared/control.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';
import { seededRandom } from './shared/random.ts';

/**
 * Weights of the costs; cutting every photo away costs 1. `hole`: added once if any slot is empty. `empty`: times the share of empty
 * slots. `leftOut`: times the share of photos without a slot.
 */
const COST = { hole: 0.5, empty: 8, leftOut: 2 } as const;

/** Suitability of a design for given photos. */
export interface PhotosFit {
  /** Number of photo slots. */
  readonly places: number;
  /** Mean share of a photo that is cut off. */
  readonly loss: number;
}

/**
 * Finds values of a design for given photos: as many slots as photos, or slightly fewer, in shapes that cut little of them. Designs
 * without a variable number of slots keep theirs.
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
  const preferred = readValues(generator, context, preset);
  if (generator.chance !== undefined || aspects.length === 0) return preferred;
  const sorted = [...aspects].sort((a, b) => a - b);
  const costOf = (values: GeneratorValues): number => {
    const places = photoPlaces(generator.generate(context, values, seededRandom(1)));
    if (places.length === 0) return Number.POSITIVE_INFINITY;
    const { loss } = fitOf(places, sorted);
    return loss + defectsCost(places) + countCost(places.length, sorted.length);
  };
  return improveValues(generator, context, bestGrid(generator, context, preferred, costOf), costOf);
}

/** The best grid: columns and rows are chosen together, since changing one at a time does not lead from 3 x 4 to 2 x 2. */
function bestGrid(
  generator: Generator,
  context: GeneratorContext,
  preferred: GeneratorValues,
  costOf: (values: GeneratorValues) => number,
): GeneratorValues {
  const controls = generator.controls(context, preferred);
  const [columns, rows] = (['CONTROL_COLUMNS', 'CONTROL_ROWS'] as const).map((label) =>
    controls.find((control) => control.label === label),
  );
  if (!columns || !rows) return preferred;
  const pairs = countsOf(columns).flatMap((column) => countsOf(rows).map((row) => ({ [columns.key]: column, [rows.key]: row })));
  const grids = [preferred, ...pairs.map((pair) => clampValues(generator, context, { ...preferred, ...pair }))];
  const priced = grids.map((values) => ({ values, cost: costOf(values) }));
  return priced.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best)).values;
}

function countsOf({ minValue, maxValue }: Control): readonly number[] {
  return Array.from({ length: maxValue - minValue + 1 }, (_, index) => minValue + index);
}

/** Suitability of slots for photos, each photo in a slot that suits it. */
export function photosFit(places: readonly SizeCm[], aspects: readonly number[]): PhotosFit {
  return fitOf(
    places,
    [...aspects].sort((a, b) => a - b),
  );
}

/**
 * Pairs the most upright photos with the most upright slots, and so on: this minimises the total cut.
 *
 * @param sorted  aspects, the smallest first
 */
function fitOf(places: readonly SizeCm[], sorted: readonly number[]): PhotosFit {
  const shapes = places.map(({ width, height }) => width / height).sort((a, b) => a - b);
  const count = Math.min(shapes.length, sorted.length);
  let loss = 0;
  for (let index = 0; index < count; index += 1) {
    const fit = evenSample(shapes, index, count) / evenSample(sorted, index, count);
    loss += 1 - Math.min(fit, 1 / fit);
  }
  return { places: places.length, loss: count === 0 ? 0 : loss / count };
}

/** The number at `index` when `count` numbers are sampled evenly. */
function evenSample(numbers: readonly number[], index: number, count: number): number {
  return itemAt(numbers, Math.floor(((index + 0.5) * numbers.length) / count));
}

function countCost(places: number, photos: number): number {
  return places > photos ? COST.hole + (COST.empty * (places - photos)) / places : (COST.leftOut * (photos - places)) / photos;
}
