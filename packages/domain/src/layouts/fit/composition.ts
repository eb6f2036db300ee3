import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { cutShare, type FitBoxes } from './energy.ts';
import { favouritesCost } from './favourites.ts';
import { emptyPlaces, fillBoxes, fillingFactor, type Places } from './geometry.ts';
import { type Extremes, limitsCost, smallestCost } from './limits.ts';
import { type FormerPlaces, movedCost } from './moved-cost.ts';
import { edgesIn, NEAR, nearLines } from './near-lines.ts';
import { type OtherVariants, repeatedCost } from './repeated-cost.ts';
import type { Trees } from './trees.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Cost per photo of a line that nearly meets another one. */
const NEAR_LINE = 0.6;
/** Distance below which two lines nearly meet; slightly larger than necessary. */
const REACH = 1.1 * NEAR;
/** Cost factor for the distance between the photos' centre and the page's centre. */
const OFF_CENTRE = 2;
/** Cost factor for photos that are read too early or too late. */
const OUT_OF_ORDER = 2.5;
/** Cost factor for the order if it is not required. */
const LOOSE_ORDER = 0.3;

/** Two photos that should be apart: favourites or near-duplicates. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly price: number;
  /** Distance of their centres from which on they cost nothing. */
  readonly far: Cm;
}

/** Requirements on the positions of the photos, besides their sizes. */
export interface Requirements {
  readonly page: Rect;
  /** Wanted share of the area of each photo; they add up to 1. */
  readonly shares: readonly number[];
  /** Photos with a chosen size. */
  readonly favourites: readonly number[];
  readonly isOrdered: boolean;
  readonly apart: readonly Pair[];
  /** Earlier positions of photos that should stay; absent in a new layout. */
  readonly formerPlaces?: FormerPlaces;
  /** Other variants that must not be repeated. */
  readonly unlike?: OtherVariants;
  /** Factor on the cost of uneven sizes; 1 by default. */
  readonly evenness?: number;
}

interface Measured extends Extremes {
  /** Area of all photos, without gutters. */
  readonly area: number;
}

/** Returns the cost function for the composition of trees; Infinity if a photo has no size. */
export function compositionOf(trees: Trees, target: FitBoxes, requirements: Requirements): () => number {
  const places = emptyPlaces(trees);
  const edges = edgesIn(trees);
  const shares = Float64Array.from(requirements.shares);
  const { leaves } = trees;
  const area = target.boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const reach = REACH * Math.sqrt(area / leaves);
  return () => {
    fillBoxes(trees, target.boxes, places);
    const extremes = extremesOf(trees, target, places, shares);
    if (extremes === null) return Number.POSITIVE_INFINITY;
    const limits = limitsCost(extremes, leaves, requirements.evenness ?? 1);
    const lines = (NEAR_LINE * nearLines(trees, places, edges, reach)) / leaves;
    const centre = OFF_CENTRE * offCentre(places, requirements.page, leaves);
    const order = (requirements.isOrdered ? OUT_OF_ORDER : LOOSE_ORDER) * outOfOrder(places, requirements.page, leaves);
    const favoured = favouritesCost(places, requirements, extremes.area);
    const moved = requirements.formerPlaces ? movedCost(places, requirements.formerPlaces) : 0;
    const small = requirements.formerPlaces ? 0 : smallestCost(extremes.smallest);
    const repeated = requirements.unlike ? repeatedCost(places, requirements.unlike, requirements.page) : 0;
    return limits + lines + centre + order + favoured + apartCost(places, requirements) + moved + small + repeated;
  };
}

/**
 * Extremes of sizes and cuts, for the limits; null if a photo has no size.
 *
 * @param shares  see `Requirements`
 */
export function extremesOf(trees: Trees, target: FitBoxes, { width, height }: Places, shares: Float64Array): Measured | null {
  const { leaves } = trees;
  let sum = 0;
  let squares = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const w = floatAt(width, leaf);
    const h = floatAt(height, leaf);
    if (!(w > 0 && h > 0)) return null;
    const part = (w * h) / floatAt(shares, leaf);
    sum += w * h;
    squares += w * h * part;
    if (part < smallest) smallest = part;
  }
  return { area: sum, cut: meanCut(trees, target), smallest: smallest / sum, variance: squares / (sum * sum) - 1 };
}

function meanCut(trees: Trees, { boxes, parts }: FitBoxes): number {
  let sum = 0;
  for (let box = 0; box < boxes.length; box++) {
    sum += itemAt(parts, box) * cutShare(fillingFactor(trees, intAt(trees.root, box), itemAt(boxes, box)));
  }
  return sum;
}

function offCentre({ x, y, width, height }: Places, page: Rect, leaves: number): number {
  let sumX = 0;
  let sumY = 0;
  for (let leaf = 0; leaf < leaves; leaf++) {
    sumX += floatAt(x, leaf) + floatAt(width, leaf) / 2;
    sumY += floatAt(y, leaf) + floatAt(height, leaf) / 2;
  }
  const offX = (sumX / leaves - page.x) / page.width - 0.5;
  const offY = (sumY / leaves - page.y) / page.height - 0.5;
  return offX * offX + offY * offY;
}

/** Mean difference between the order of the photos and their reading positions, 0 … 1. */
function outOfOrder(places: Places, page: Rect, leaves: number): number {
  let sum = 0;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const placesTooLate = readingPlace(places, leaf, page, leaves) - (leaf + 0.5) / leaves;
    sum += placesTooLate < 0 ? -placesTooLate : placesTooLate;
  }
  return sum / leaves;
}

/** Reading position of a photo, 0 … 1: row by row, with the number of rows estimated from the number of photos. */
export function readingPlace({ x, y, width, height }: Places, leaf: number, page: Rect, leaves: number): number {
  const rows = Math.max(1, Math.sqrt((leaves * page.height) / page.width));
  const down = (floatAt(y, leaf) + floatAt(height, leaf) / 2 - page.y) / page.height;
  const along = (floatAt(x, leaf) + floatAt(width, leaf) / 2 - page.x) / page.width;
  return down + (along - 0.5) / rows;
}

function apartCost({ x, y, width, height }: Places, { apart }: Requirements): number {
  let sum = 0;
  for (const { first, second, price, far } of apart) {
    const across = floatAt(x, first) + floatAt(width, first) / 2 - floatAt(x, second) - floatAt(width, second) / 2;
    const down = floatAt(y, first) + floatAt(height, first) / 2 - floatAt(y, second) - floatAt(height, second) / 2;
    const close = 1 - Math.sqrt(across * across + down * down) / far;
    if (close > 0) sum += price * close * close;
  }
  return sum;
}
