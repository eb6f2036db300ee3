import type { Rect } from '../../geometry/rect.ts';
import { deltaE } from '../../photo/mean-lab.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { FitJob } from './fit-job.ts';
import type { FitPhoto } from './fit-task.ts';
import { emptyPlaces, fillBoxes, rectOf } from './geometry.ts';
import { takePlaces } from './take-places.ts';
import { touchingRects } from './touching.ts';

/** Prices of two photos that touch: near-duplicates, and alike colours, less the nearer they come to the difference that is enough. */
const KIN = 3;
const ALIKE = 1;
const ALIKE_DELTA_E = 12;
/** Neighbours may differ more than that: a small reward up to here. */
const CONTRAST = 0.15;
const MOST_DELTA_E = 60;
/** Price of light that lies off the middle of the page, by the photo. */
const OFF_LIGHT = 6;
/** Exchanges that are tried, by the photo. */
const TRIES = 60;

/**
 * Exchanges photos of one shape and size until look-alikes and equal colours do not touch and light and dark are balanced (hill
 * climbing). No place changes, so nothing more is cut.
 */
export function settleColours(job: FitJob, photos: readonly FitPhoto[]): void {
  const { trees, ground, alike, random, wishes } = job;
  const groups = alike.filter(({ length }) => length > 1);
  if (groups.length === 0 || photos.every(({ lab }) => !lab)) return;
  const places = emptyPlaces(trees);
  fillBoxes(trees, ground.boxes, places);
  const rects = photos.map((_, leaf) => rectOf(places, leaf));
  const photoIn = settledPhotos({ photos, rects, groups, page: wishes.page, gutter: trees.gutter, random });
  for (const group of groups)
    takePlaces(
      trees,
      group.map((place) => itemAt(photoIn, place)),
      group,
    );
}

/** Photos in places that are named by them. */
export interface SettledPhotos {
  readonly photos: readonly FitPhoto[];
  readonly rects: readonly Rect[];
  /** Photos that may change places with each other, two or more. */
  readonly groups: readonly (readonly number[])[];
  readonly page: Rect;
  readonly gutter: Cm;
  readonly random: () => number;
}

/** @returns the photo in each place */
export function settledPhotos({ photos, rects, groups, page, gutter, random }: SettledPhotos): readonly number[] {
  const state = { photos, rects, touching: touchingRects(rects, gutter), photoIn: photos.map((_, at) => at) };
  const choices = groups.flatMap((group) => group.map((place) => ({ group, place })));
  const light = lightOf(state, page);
  for (let at = 0; choices.length > 0 && at < TRIES * photos.length; at++) {
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
  /** Photo in each place; places are named by the photos that they were made for. */
  readonly photoIn: number[];
}

/** Lightness of the page: how far its centre lies off the middle, as sums over the photos. */
interface Light {
  x: number;
  y: number;
  /** Position of each place from the middle of the page, -0.5 to 0.5, by its share of the page. */
  readonly across: readonly number[];
  readonly down: readonly number[];
}

function tryExchange(state: Colours, light: Light, one: number, other: number): void {
  const before = costAround(state, one, other) + costOfLight(light, state);
  exchange(state, light, one, other);
  if (costAround(state, one, other) + costOfLight(light, state) >= before) exchange(state, light, one, other);
}

function exchange({ photoIn, photos }: Colours, light: Light, one: number, other: number): void {
  const photo = itemAt(photoIn, one);
  photoIn[one] = itemAt(photoIn, other);
  photoIn[other] = photo;
  const lighter = lightnessOf(photos, itemAt(photoIn, one)) - lightnessOf(photos, photo);
  light.x += lighter * (itemAt(light.across, one) - itemAt(light.across, other));
  light.y += lighter * (itemAt(light.down, one) - itemAt(light.down, other));
}

function costAround(state: Colours, one: number, other: number): number {
  let cost = 0;
  for (const place of [one, other]) {
    for (const next of itemAt(state.touching, place)) cost += pairCost(state, place, next);
  }
  return cost;
}

function pairCost({ photos, photoIn }: Colours, place: number, next: number): number {
  const a = itemAt(photos, itemAt(photoIn, place));
  const b = itemAt(photos, itemAt(photoIn, next));
  const kin = a.kin !== null && a.kin === b.kin ? KIN : 0;
  if (!a.lab || !b.lab) return kin;
  const apart = deltaE(a.lab, b.lab);
  const alike = apart < ALIKE_DELTA_E ? ALIKE + 1 - apart / ALIKE_DELTA_E : 0;
  return kin + alike - (CONTRAST * Math.min(apart, MOST_DELTA_E)) / MOST_DELTA_E;
}

function lightOf({ photos, rects }: Colours, page: Rect): Light {
  const area = page.width * page.height;
  const shares = rects.map(({ width, height }) => (width * height) / area);
  const across = rects.map(({ x, width }, at) => itemAt(shares, at) * ((x + width / 2 - page.x) / page.width - 0.5));
  const down = rects.map(({ y, height }, at) => itemAt(shares, at) * ((y + height / 2 - page.y) / page.height - 0.5));
  const sumOf = (offsets: readonly number[]) => offsets.reduce((sum, offset, at) => sum + offset * lightnessOf(photos, at), 0);
  return { x: sumOf(across), y: sumOf(down), across, down };
}

function costOfLight({ x, y }: Light, { photos }: Colours): number {
  return OFF_LIGHT * Math.sqrt(photos.length) * Math.sqrt(x * x + y * y);
}

/** 0 black to 1 white; grey where it is not known. */
function lightnessOf(photos: readonly FitPhoto[], photo: number): number {
  return (itemAt(photos, photo).lab?.[0] ?? 50) / 100;
}
