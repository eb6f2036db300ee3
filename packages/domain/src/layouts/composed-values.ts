import { preferredSize } from '../catalogue/template-rules.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { readValues } from './clamp-values.ts';
import { improveValues } from './improve-values.ts';
import { elongation, photoPlaces } from './photo-places.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';
import { seededRandom } from './shared/random.ts';

/** Minimum side of a slot; smaller photos are hard to see on a wall. */
export const MIN_EDGE: Cm = 3;

/** Ratio of long to short side from which on a slot is a strip, in which no photo looks good. */
export const STRIP = 3;

/** The widest common photo is 16:9; longer slots crop every photo. */
const WIDEST = 16 / 9;

/** Tolerance for flaws. */
const TOLERANCE = 0.005;

/** Cropped share of the page that is accepted without changing the preset. */
const ACCEPTED_CROP = 0.05;

/** Costs, relative to 1 for a page that is cropped away completely: a flaw, another number of photos, another contrast of sizes. */
const COST = { flaw: 0.6, photos: 0.1, contrast: 0.05 } as const;

/**
 * Finds values at which a design looks composed at a size: its preset, or the nearest values without strips or tiny slots and with about
 * as many photos as at the design's usual size. Greedy search: changes one count or choice at a time, always the one that lowers the
 * cost most; switches, distances, texts and typed numbers stay.
 *
 *     3 columns, 4 rows on 90 x 30            6 columns, 2 rows
 *     ┌─────────┬─────────┬─────────┐         ┌────┬────┬────┬────┬────┬────┐
 *     ├─────────┼─────────┼─────────┤    →    │    │    │    │    │    │    │
 *     ├─────────┼─────────┼─────────┤         ├────┼────┼────┼────┼────┼────┤
 *     ├─────────┼─────────┼─────────┤         │    │    │    │    │    │    │
 *     └─────────┴─────────┴─────────┘         └────┴────┴────┴────┴────┴────┘
 *
 * Designs of a single photo and random layouts keep their preset.
 */
export function composedValues(generator: Generator, context: GeneratorContext, preset: Readonly<Record<string, string>>): GeneratorValues {
  const presetValues = readValues(generator, context, preset);
  if (generator.chance !== undefined) return presetValues;
  const usual = { ...context, size: preferredSize(context.siblings) ?? context.size };
  const model = placesOf(generator, usual, readValues(generator, usual, preset));
  if (model.length < 2) return presetValues;
  const costOf = (values: GeneratorValues): number => {
    const places = placesOf(generator, context, values);
    return places.length < 2 ? Number.POSITIVE_INFINITY : appearanceCost(places) + changeCost(places, model);
  };
  return improveValues(generator, context, presetValues, costOf);
}

function placesOf(generator: Generator, context: GeneratorContext, values: GeneratorValues): readonly SizeCm[] {
  return photoPlaces(generator.generate(context, values, seededRandom(1)));
}

/** Cost of the cropped share of the photos' area, and of strips and tiny slots. */
function appearanceCost(places: readonly SizeCm[]): number {
  const areaOf = ({ width, height }: SizeCm) => width * height;
  const cropped = sum(places.map((place) => areaOf(place) * Math.max(0, 1 - WIDEST / elongation(place)))) / sum(places.map(areaOf));
  return (cropped > ACCEPTED_CROP ? cropped : 0) + defectsCost(places);
}

/** Cost of strips and tiny slots: of the worst one and of their share. */
export function defectsCost(places: readonly SizeCm[]): number {
  const strips = defectCost(places.map((place) => elongation(place) / STRIP));
  const stamps = defectCost(places.map(({ width, height }) => MIN_EDGE / Math.max(0.1, Math.min(width, height))));
  return strips + stamps;
}

/** @param excess  per slot, size of the flaw relative to its limit; above 1 the slot has the flaw */
function defectCost(excess: readonly number[]): number {
  const defective = excess.filter((candidate) => candidate > 1 + TOLERANCE);
  return defective.length === 0 ? 0 : COST.flaw * (1 + Math.log(Math.max(...defective)) + defective.length / excess.length);
}

/** Cost of another number of photos than at the usual size, higher beyond half or double, and of another contrast of sizes. */
function changeCost(places: readonly SizeCm[], model: readonly SizeCm[]): number {
  const photos = Math.abs(Math.log(places.length / model.length));
  const contrast = Math.abs(Math.log(contrastOf(places) / contrastOf(model)));
  return COST.photos * (photos + Math.max(0, photos - Math.log(2))) + COST.contrast * contrast;
}

function contrastOf(places: readonly SizeCm[]): number {
  const areas = places.map(({ width, height }) => width * height);
  return Math.max(...areas) / Math.min(...areas);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
