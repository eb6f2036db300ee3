import { FAVOURITE_WEIGHTS, type FavouriteWeight, type Generator, type LayoutPhoto, MAX_SLOTS } from '@muro/domain';
import { wrongUsage } from '../terminal/failure.ts';

/** Aspect ratios outside this range are typing mistakes. */
const MIN_ASPECT = 0.02;
const MAX_ASPECT = 50;
const MAX_WEIGHT = 16;

/** Parses '1.5,0.75,4:3', the aspect ratio (width / height) of each photo, and '1,4,…', their relative sizes. */
export function readShapes(generator: Generator, aspects: string | undefined, weights: string | undefined): readonly LayoutPhoto[] {
  if (aspects === undefined) {
    if (weights !== undefined) throw wrongUsage('--weights: there are no photos without --aspects');
    return [];
  }
  if (!generator.followsPhotos) throw wrongUsage(`--aspects: ${generator.name} does not follow the photos' shapes`);
  const shapes = aspects.split(',').map((text) => numberBetween('--aspects', text, MIN_ASPECT, MAX_ASPECT));
  if (shapes.length > MAX_SLOTS) throw wrongUsage(`--aspects: expected at most ${MAX_SLOTS} photos but received ${shapes.length}`);
  const weightValues = weights?.split(',').map((text) => numberBetween('--weights', text, 1 / MAX_WEIGHT, MAX_WEIGHT));
  if (weightValues && weightValues.length !== shapes.length)
    throw wrongUsage(`--weights: expected one for each of ${shapes.length} photos but received ${weightValues.length}`);
  return shapes.map((aspect, index) => ({ aspect, weight: weightValues?.[index] ?? 1 }));
}

function numberBetween(option: string, text: string, low: number, high: number): number {
  const [, number, by = '1'] = /^\s*(\d+(?:\.\d*)?|\.\d+)(?:[:/](\d+(?:\.\d*)?|\.\d+))?\s*$/.exec(text) ?? [];
  const value = Number(number) / Number(by);
  if (value >= low && value <= high) return value;
  throw wrongUsage(`${option}: expected numbers from ${low} to ${high}, such as 1.5,0.75,4:3, but received '${text}'`);
}

/** Collects each '--favourite FILE=4': size of that photo relative to the others. */
export function collectFavourite(
  text: string,
  before: Readonly<Record<string, FavouriteWeight>> = {},
): Readonly<Record<string, FavouriteWeight>> {
  const [, file, times] = /^(.+)=(\d+)$/s.exec(text) ?? [];
  const favour = FAVOURITE_WEIGHTS.find((favouriteWeight) => favouriteWeight === Number(times));
  if (file !== undefined && favour !== undefined) return { ...before, [file]: favour };
  throw wrongUsage(
    `--favourite: expected ${FAVOURITE_WEIGHTS.map((favouriteWeight) => `FILE=${favouriteWeight}`).join(' or ')} but received '${text}'`,
  );
}
