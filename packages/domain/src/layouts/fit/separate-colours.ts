import type { Rect } from '../../geometry/rect.ts';
import { deltaE } from '../../photo/mean-lab.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { FitJob } from './fit-job.ts';
import type { FitPhoto } from './fit-task.ts';
import { emptyPlaces, fillBoxes, rectOf } from './geometry.ts';
import { permutePhotos } from './permute-photos.ts';
import { touchingRects } from './touching.ts';

/** Costs of two photos that touch: near-duplicates, and similar colours below a colour difference. */
const DUPLICATES = 3;
const ALIKE = 1;
const ALIKE_DELTA_E = 12;
/** Reward for contrast between neighbours, up to a colour difference. */
const CONTRAST = 0.15;
const MAX_DELTA_E = 60;
/** Cost per photo of an uneven distribution of light on the page. */
const OFF_LIGHT = 6;
/** Exchanges to try, per photo. */
const TRIES = 60;

/**
 * Exchanges photos of equal shape and size until near-duplicates and similar colours do not touch and lightness is balanced (hill
 * climbing).
 * Places do not change, so nothing more is cut.
 */
export function separateColours(job: FitJob, photos: readonly FitPhoto[]): void {
  const { trees, target, alike, random, requirements } = job;
  const groups = alike.filter(({ length }) => length > 1);
  if (groups.length === 0 || photos.every(({ lab }) => !lab)) return;
  const places = emptyPlaces(trees);
  fillBoxes(trees, target.boxes, places);
  const rects = photos.map((_, leaf) => rectOf(places, leaf));
  const photoIn = separatedPhotos({ photos, rects, groups, page: requirements.page, gutter: trees.gutter, random });
  for (const group of groups)
    permutePhotos(
      trees,
      group.map((place) => itemAt(photoIn, place)),
      group,
    );
}

/** Photos in places, which are numbered like the photos they were made for. */
export interface SettledPhotos {
  readonly photos: readonly FitPhoto[];
  readonly rects: readonly Rect[];
  /** Groups of two or more photos that may be exchanged. */
  readonly groups: readonly (readonly number[])[];
  readonly page: Rect;
  readonly gutter: Cm;
  readonly random: () => number;
}

/** @returns the photo in each place */
export function separatedPhotos({ photos, rects, groups, page, gutter, random }: SettledPhotos): readonly number[] {
  const state = { photos, rects, touching: touchingRects(rects, gutter), photoIn: photos.map((_, index) => index) };
  const choices = groups.flatMap((group) => group.map((place) => ({ group, place })));
  const light = lightOf(state, page);
  for (let index = 0; choices.length > 0 && index < TRIES * photos.length; index++) {
    const { group, place } = itemAt(choices, Math.floor(random() * choices.length));
    const other = itemAt(group, Math.floor(random() * group.length));
    if (other !== place) tryExchange(state, light, place, other);
  }
  return state.photoIn;
}

interface Colours {
  readonly photos: readonly FitPhoto[];
  readonly rects: readonly Rect[];
  readonly touching: readonly (readonly number[])[];
  /** Photo in each place. */
  readonly photoIn: number[];
}

/** Distribution of lightness: offset of its centre from the middle of the page, as sums over the photos. */
interface Light {
  x: number;
  y: number;
  /** Offset of each place from the middle of the page, -0.5 to 0.5, weighted by its share of the page. */
  readonly across: readonly number[];
  readonly down: readonly number[];
}

function tryExchange(state: Colours, light: Light, a: number, b: number): void {
  const before = costAround(state, a, b) + costOfLight(light, state);
  exchange(state, light, a, b);
  if (costAround(state, a, b) + costOfLight(light, state) >= before) exchange(state, light, a, b);
}

function exchange({ photoIn, photos }: Colours, light: Light, a: number, b: number): void {
  const photo = itemAt(photoIn, a);
  photoIn[a] = itemAt(photoIn, b);
  photoIn[b] = photo;
  const lighter = lightnessOf(photos, itemAt(photoIn, a)) - lightnessOf(photos, photo);
  light.x += lighter * (itemAt(light.across, a) - itemAt(light.across, b));
  light.y += lighter * (itemAt(light.down, a) - itemAt(light.down, b));
}

function costAround(state: Colours, a: number, b: number): number {
  let cost = 0;
  for (const place of [a, b]) {
    for (const next of itemAt(state.touching, place)) cost += pairCost(state, place, next);
  }
  return cost;
}

function pairCost({ photos, photoIn }: Colours, place: number, next: number): number {
  const a = itemAt(photos, itemAt(photoIn, place));
  const b = itemAt(photos, itemAt(photoIn, next));
  const duplicateGroup = a.duplicateGroup !== null && a.duplicateGroup === b.duplicateGroup ? DUPLICATES : 0;
  if (!a.lab || !b.lab) return duplicateGroup;
  const apart = deltaE(a.lab, b.lab);
  const alike = apart < ALIKE_DELTA_E ? ALIKE + 1 - apart / ALIKE_DELTA_E : 0;
  return duplicateGroup + alike - (CONTRAST * Math.min(apart, MAX_DELTA_E)) / MAX_DELTA_E;
}

function lightOf({ photos, rects }: Colours, page: Rect): Light {
  const area = page.width * page.height;
  const shares = rects.map(({ width, height }) => (width * height) / area);
  const across = rects.map(({ x, width }, index) => itemAt(shares, index) * ((x + width / 2 - page.x) / page.width - 0.5));
  const down = rects.map(({ y, height }, index) => itemAt(shares, index) * ((y + height / 2 - page.y) / page.height - 0.5));
  const sumOf = (offsets: readonly number[]) => offsets.reduce((sum, offset, index) => sum + offset * lightnessOf(photos, index), 0);
  return { x: sumOf(across), y: sumOf(down), across, down };
}

function costOfLight({ x, y }: Light, { photos }: Colours): number {
  return OFF_LIGHT * Math.sqrt(photos.length) * Math.sqrt(x * x + y * y);
}

/** Lightness from 0, black, to 1, white; 0.5 if unknown. */
function lightnessOf(photos: readonly FitPhoto[], photo: number): number {
  return (itemAt(photos, photo).lab?.[0] ?? 50) / 100;
}
