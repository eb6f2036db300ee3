import type { Matrix } from '../geometry/matrix.ts';
import type { Rect, SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { SIDE_LIGHT } from './light.ts';
import type { ObjectView } from './object-view.ts';
import type { Product, SideName } from './product.ts';

/** A vector of the object's space, cm: x to the right, y down, z towards the viewer. */
export type Vector = readonly [x: Cm, y: Cm, z: Cm];

/** Material of a face: the print, a layered metal edge, or glass in the colours of the picture under it. */
export type FaceKind = 'print' | 'metal' | 'glass';

/** A flat face of the object, placed in space. The origin of the space is the top left of the trim, on the front. */
export interface ProductFace {
  readonly name: 'front' | SideName;
  readonly kind: FaceKind;
  /** The part of the sheet that the face shows, as it lies on the sheet: neither flipped nor turned. For glass the outer cm, for metal null. */
  readonly region: Rect | null;
  readonly size: SizeCm;
  /** Position of the face's top left corner, as it lies on the sheet. */
  readonly origin: Vector;
  /** Direction of the face's width and height; of length 1, on a curled sheet a little more. */
  readonly across: Vector;
  readonly down: Vector;
  /** Factor of the light on the face, linear; 1 is the light on a flat front. */
  readonly light: number;
}

/** Number of flat strips that make up a curled sheet. */
const STRIPS = 8;

/** Depth of a poster's curl as a share of its width, and its bounds, cm. */
const CURL = { share: 0.008, min: 0.3, max: 0.6 };

/** Change of light over a curled sheet. */
const CURL_LIGHT = 0.04;

/** Part of the picture whose colours its glass edge carries, cm. */
const GLASS_GLOW = 1;

/** Returns the faces of one piece: its front, and its four sides if it has a body. */
export function facesOf(product: Product, piece: Rect): readonly ProductFace[] {
  const { surface, thickness } = product;
  const front = surface === 'paper' && thickness > 0 ? curledFront(piece) : [flatFront(piece)];
  return product.edge === 'none' ? front : [...sidesOf(product, piece), ...front];
}

function flatFront({ x, y, width, height }: Rect): ProductFace {
  const region = { x, y, width, height };
  return { name: 'front', kind: 'print', region, size: region, origin: [x, y, 0], across: [1, 0, 0], down: [0, 1, 0], light: 1 };
}

/**
 * Folds the net of the sheet: each side turns back by 90° about the edge that it shares with the front.
 *
 *            ┌─ top ─┐                 side    hinge        its width runs    its height runs
 *     ┌ left ┼ front ┼ right ┐         left    right edge   to the front      down
 *            └ bottom┘                 right   left edge    to the back       down
 *                                      top     bottom edge  to the right      to the front
 *                                      bottom  top edge     to the right      to the back
 */
function sidesOf({ edge, thickness: d, sides }: Product, piece: Rect): readonly ProductFace[] {
  const { x, y, width, height } = piece;
  const kind = edge === 'metal' || edge === 'glass' ? edge : 'print';
  const upright = { width: d, height };
  const level = { width, height: d };
  const placed = [
    { name: 'left', size: upright, origin: [x, y, -d], across: [0, 0, 1], down: [0, 1, 0] },
    { name: 'right', size: upright, origin: [x + width, y, 0], across: [0, 0, -1], down: [0, 1, 0] },
    { name: 'top', size: level, origin: [x, y, -d], across: [1, 0, 0], down: [0, 0, 1] },
    { name: 'bottom', size: level, origin: [x, y + height, 0], across: [1, 0, 0], down: [0, 0, -1] },
  ] as const;
  return placed.map((side) => {
    const folded = sides.find(({ name }) => name === side.name)?.region ?? null;
    return { ...side, kind, region: kind === 'glass' ? glowOf(side.name, piece) : folded, light: SIDE_LIGHT[side.name] };
  });
}

function glowOf(name: SideName, { x, y, width, height }: Rect): Rect {
  const across = Math.min(GLASS_GLOW, width);
  const down = Math.min(GLASS_GLOW, height);
  if (name === 'left') return { x, y, width: across, height };
  if (name === 'right') return { x: x + width - across, y, width: across, height };
  if (name === 'top') return { x, y, width, height: down };
  return { x, y: y + height - down, width, height: down };
}

/** Bends the front about its upright middle line, which stays on the wall's side: z = c(2x/W − 1)². */
function curledFront({ x, y, width, height }: Rect): readonly ProductFace[] {
  const curl = Math.min(CURL.max, Math.max(CURL.min, width * CURL.share));
  const heightAt = (share: number): Cm => curl * (2 * share - 1) ** 2;
  return Array.from({ length: STRIPS }, (_, index) => {
    const [from, to] = [index / STRIPS, (index + 1) / STRIPS];
    const size = { width: width / STRIPS, height };
    const left = x + width * from;
    return {
      name: 'front',
      kind: 'print',
      region: { x: left, y, ...size },
      size,
      origin: [left, y, heightAt(from)],
      across: [1, 0, (heightAt(to) - heightAt(from)) / size.width],
      down: [0, 1, 0],
      light: 1 + CURL_LIGHT * (from + to - 1),
    };
  });
}

/**
 * Returns the map from a face's cm to the plane of the viewer, in orthographic projection; the object turns about `center`.
 * Its determinant is positive if the face is turned towards the viewer.
 */
export function projectFace({ origin, across, down }: ProductFace, view: ObjectView, center: Vector): Matrix {
  const turn = turnedBy(view);
  const [right, below, corner] = [turn(across), turn(down), turn(minus(origin, center))];
  return [right[0], right[1], below[0], below[1], corner[0] + center[0], corner[1] + center[1]];
}

/** Returns the rotation that shows the object to a viewer at `view`: first about the upright axis, then about the level one. */
function turnedBy({ yawDeg, pitchDeg }: ObjectView): (vector: Vector) => Vector {
  const [yaw, pitch] = [(-yawDeg * Math.PI) / 180, (-pitchDeg * Math.PI) / 180];
  return ([x, y, z]) => {
    const depth = -x * Math.sin(yaw) + z * Math.cos(yaw);
    return [
      x * Math.cos(yaw) + z * Math.sin(yaw),
      y * Math.cos(pitch) - depth * Math.sin(pitch),
      y * Math.sin(pitch) + depth * Math.cos(pitch),
    ];
  };
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
