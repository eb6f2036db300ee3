import { usualSize } from '../catalogue/template-rules.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './generator.ts';
import { lengthiness, photoPlaces } from './photo-places.ts';
import { seededRandom } from './random.ts';
import { readValues } from './settle-values.ts';
import { walkedValues } from './walk-values.ts';

/** A photo with a shorter edge is a stamp: hardly seen on a wall. */
export const LEAST_EDGE: Cm = 3;

/** A place that is longer, long side / short side, is a strip: no photo looks well in it. */
export const STRIP = 3;

/** The widest common photo is 16:9; a longer place crops every photo. */
const WIDEST = 16 / 9;

/** Half a percent is no flaw. */
const HAIR = 0.005;

/** Cropping less of the page than this is no reason to leave a wish. */
const GOOD = 0.05;

/** Prices, against 1 for a page of which everything is cropped away: of a flaw, and of another number or contrast of photos. */
const COST = { flaw: 0.6, photos: 0.1, contrast: 0.05 } as const;

/**
 * A design's values as they look composed at a size: its preset, or the nearest to it with which no photo becomes a strip or a
 * stamp and there are about as many photos as on the design's usual size. Counts and choices are walked one at a time, always
 * to what helps most, as a person would at the controls; switches, distances, texts and typed numbers stay.
 *
 *     3 columns, 4 rows on 90 x 30            6 columns, 2 rows
 *     ┌─────────┬─────────┬─────────┐         ┌────┬────┬────┬────┬────┬────┐
 *     ├─────────┼─────────┼─────────┤    →    │    │    │    │    │    │    │
 *     ├─────────┼─────────┼─────────┤         ├────┼────┼────┼────┼────┼────┤
 *     ├─────────┼─────────┼─────────┤         │    │    │    │    │    │    │
 *     └─────────┴─────────┴─────────┘         └────┴────┴────┴────┴────┴────┘
 *
 * A single photo stays single, and a layout that is dealt by chance is left to it.
 */
export function composedValues(generator: Generator, context: GeneratorContext, preset: Readonly<Record<string, string>>): GeneratorValues {
  const wished = readValues(generator, context, preset);
  if (generator.chance !== undefined) return wished;
  const usual = { ...context, size: usualSize(context.siblings) ?? context.size };
  const model = placesOf(generator, usual, readValues(generator, usual, preset));
  if (model.length < 2) return wished;
  const costOf = (values: GeneratorValues): number => {
    const places = placesOf(generator, context, values);
    return places.length < 2 ? Number.POSITIVE_INFINITY : lookCost(places) + changeCost(places, model);
  };
  return walkedValues(generator, context, wished, costOf);
}

function placesOf(generator: Generator, context: GeneratorContext, values: GeneratorValues): readonly SizeCm[] {
  return photoPlaces(generator.generate(context, values, seededRandom(1)));
}

/** What is cropped away of the photos' area, and more for strips and stamps. */
function lookCost(places: readonly SizeCm[]): number {
  const areaOf = ({ width, height }: SizeCm) => width * height;
  const cropped = sum(places.map((place) => areaOf(place) * Math.max(0, 1 - WIDEST / lengthiness(place)))) / sum(places.map(areaOf));
  return (cropped > GOOD ? cropped : 0) + flawsCost(places);
}

/** What strips and stamps cost: the worst of them counts, and how many there are. */
export function flawsCost(places: readonly SizeCm[]): number {
  const strips = flawCost(places.map((place) => lengthiness(place) / STRIP));
  const stamps = flawCost(places.map(({ width, height }) => LEAST_EDGE / Math.max(0.1, Math.min(width, height))));
  return strips + stamps;
}

/** @param excess  of each place; above 1 it has the flaw */
function flawCost(excess: readonly number[]): number {
  const flawed = excess.filter((each) => each > 1 + HAIR);
  return flawed.length === 0 ? 0 : COST.flaw * (1 + Math.log(Math.max(...flawed)) + flawed.length / excess.length);
}

/** Another number of photos than on the usual size, worst when it is not even half or more than double, and another contrast between large and small. */
function changeCost(places: readonly SizeCm[], model: readonly SizeCm[]): number {
  const photos = Math.abs(Math.log(places.length / model.length));
  const contrast = Math.abs(Math.log(contrastOf(places) / contrastOf(model)));
  return COST.photos * (photos + Math.max(0, photos - Math.log(2))) + COST.contrast * contrast;
}

function contrastOf(places: readonly SizeCm[]): number {
  const areas = places.map(({ width, height }) => width * height);
  return Math.max(...areas) / Math.min(...areas);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
