import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { ACROSS, DOWN, FACTS, SLOPE, STACKED, type Trees } from './trees.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Rectangle of each node of the trees. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
}

export function emptyPlaces(trees: Trees): Places {
  const nodes = trees.parent.length;
  return { x: new Float64Array(nodes), y: new Float64Array(nodes), width: new Float64Array(nodes), height: new Float64Array(nodes) };
}

/**
 * The factor by which all photos of a tree must be widened in shape to fill a box exactly; each loses the same share. This minimises the
 * cut of the photo that is cut most: a tree gets lower as any of its photos gets wider, so less for some means more for others.
 *
 * @returns no positive number if the gutters alone are larger than the box
 */
export function fillingFactor({ facts }: Trees, root: number, { width, height }: Rect): number {
  const offset = FACTS * root;
  const photosHeight = height - floatAt(facts, offset + DOWN);
  const natural = floatAt(facts, offset + SLOPE) * width + floatAt(facts, offset + ACROSS);
  return photosHeight > 0 && natural > 0 ? natural / photosHeight : 0;
}

/** Places every tree so that it fills its box. */
export function fillBoxes(trees: Trees, boxes: readonly Rect[], places: Places): void {
  for (let index = 0; index < boxes.length; index++) {
    const root = intAt(trees.root, index);
    const box = itemAt(boxes, index);
    setPlace(places, root, box);
    placeBelow(trees, places, root, fillingFactor(trees, root, box));
  }
}

/** Places every tree with uncut photos, as large as it fits in the middle of its box. */
export function fillWhole(trees: Trees, boxes: readonly Rect[], places: Places): void {
  for (let index = 0; index < boxes.length; index++) {
    const root = intAt(trees.root, index);
    const { x, y, width, height } = itemAt(boxes, index);
    const rootOffset = FACTS * root;
    const slope = floatAt(trees.facts, rootOffset + SLOPE);
    const offset = floatAt(trees.facts, rootOffset + ACROSS) + floatAt(trees.facts, rootOffset + DOWN);
    const tall = slope * width + offset;
    if (tall <= height) setPlace(places, root, { x, y: y + (height - tall) / 2, width, height: tall });
    else {
      const wide = (height - offset) / slope;
      setPlace(places, root, { x: x + (width - wide) / 2, y, width: wide, height });
    }
    placeBelow(trees, places, root, 1);
  }
}

/** Divides a node's rectangle among its two children: the first gets the size that its photos need, the second the rest. */
function placeBelow(trees: Trees, places: Places, node: number, factor: number): void {
  if (node < trees.leaves) return;
  const first = intAt(trees.first, node);
  const second = intAt(trees.second, node);
  const x = floatAt(places.x, node);
  const y = floatAt(places.y, node);
  const width = floatAt(places.width, node);
  const height = floatAt(places.height, node);
  const offset = FACTS * first;
  const slope = floatAt(trees.facts, offset + SLOPE);
  const across = floatAt(trees.facts, offset + ACROSS);
  const down = floatAt(trees.facts, offset + DOWN);
  if (trees.cut[node] === STACKED) {
    const part: Cm = (slope * width + across) / factor + down;
    places.x[first] = places.x[second] = x;
    places.width[first] = places.width[second] = width;
    places.y[first] = y;
    places.height[first] = part;
    places.y[second] = y + part + trees.gutter;
    places.height[second] = height - part - trees.gutter;
  } else {
    const part: Cm = ((height - down) * factor - across) / slope;
    places.y[first] = places.y[second] = y;
    places.height[first] = places.height[second] = height;
    places.x[first] = x;
    places.width[first] = part;
    places.x[second] = x + part + trees.gutter;
    places.width[second] = width - part - trees.gutter;
  }
  placeBelow(trees, places, first, factor);
  placeBelow(trees, places, second, factor);
}

function setPlace(places: Places, node: number, { x, y, width, height }: Rect): void {
  places.x[node] = x;
  places.y[node] = y;
  places.width[node] = width;
  places.height[node] = height;
}

export function rectOf({ x, y, width, height }: Places, node: number): Rect {
  return { x: floatAt(x, node), y: floatAt(y, node), width: floatAt(width, node), height: floatAt(height, node) };
}
