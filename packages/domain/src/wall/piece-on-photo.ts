import { cornersOf, type Point, type Rect } from '../geometry/rect.ts';
import { SIDE_LIGHT } from '../product/light.ts';
import type { Product, ProductSide } from '../product/product.ts';
import type { Cm } from '../units/cm.ts';
import { fitHomography } from './fit-homography.ts';
import { depthAt, type Homography, type ImagePoint, project } from './homography.ts';
import { doubledArea } from './outline.ts';

/** A part of the sheet as it is seen in the photo of a wall. */
export interface PhotoFace {
  /** The part, cm on the sheet; origin at the top left of the trim. */
  readonly region: Rect;
  /** Maps the sheet, cm, to the photo, px. */
  readonly map: Homography;
  /** Share of the light that this face gets, compared with the front; in linear light. */
  readonly light: number;
}

/** A piece on the photo of a wall. */
export interface PieceOnPhoto {
  /** The sides that face the camera, and the fronts; none covers another. */
  readonly faces: readonly PhotoFace[];
  /** Corners of the whole front, of tiles with the gaps between them, px; clockwise from the top left. */
  readonly outline: readonly ImagePoint[];
  /** Outline of each separate piece on the wall itself, px: where its shadow begins. */
  readonly footprints: readonly (readonly ImagePoint[])[];
}

/** Nearest depth, compared with the sheet on the wall, at which a piece can be drawn. */
const MIN_DEPTH = 0.3;

/**
 * Places a product on a measured wall; null if part of it would lie behind the camera.
 *
 * @param mapAt   maps a plane parallel to the wall, at a distance in front of it, to the photo
 * @param centre  middle of the product on the wall
 */
export function pieceOnPhoto(product: Product, mapAt: (distance: Cm) => Homography, centre: Point): PieceOnPhoto | null {
  const { trim, hanging, thickness } = product;
  const shift = { x: centre.x - trim.width / 2, y: centre.y - trim.height / 2 };
  const [front, back] = [mapAt(hanging + thickness), mapAt(hanging)];
  const frontCorners = cornersOf({ ...shift, ...trim });
  if (!frontCorners.every((corner) => depthAt(front, corner) >= MIN_DEPTH)) return null;
  const sides = product.sides.map((side) => sideOnPhoto(side, { front, back, shift, trim }));
  const fronts = product.pieces.map((region): PhotoFace => ({ region, map: shifted(front, shift), light: 1 }));
  const footprints = product.pieces.map((piece) =>
    cornersOf({ ...piece, x: piece.x + shift.x, y: piece.y + shift.y }).map((corner) => project(back, corner)),
  );
  const outline = frontCorners.map((corner) => project(front, corner));
  return { faces: [...sides.filter((face) => face !== null), ...fronts], outline, footprints };
}

interface Box {
  readonly front: Homography;
  readonly back: Homography;
  readonly shift: Point;
  readonly trim: { readonly width: Cm; readonly height: Cm };
}

/** A folded side; null if it is turned away from the camera. */
function sideOnPhoto({ name, region }: ProductSide, { front, back, shift, trim }: Box): PhotoFace | null {
  const corners = cornersOf(region);
  const projected = corners.map(({ x, y }) => {
    // The edge of the strip at the trim is the hinge; the other one is on the back, directly opposite.
    const isHinge = x >= 0 && x <= trim.width && y >= 0 && y <= trim.height;
    const [onX, onY] = [Math.min(trim.width, Math.max(0, x)), Math.min(trim.height, Math.max(0, y))];
    return project(isHinge ? front : back, { x: onX + shift.x, y: onY + shift.y });
  });
  if (doubledArea(projected) <= 0) return null;
  const map = fitHomography(corners, projected);
  return map && { region, map, light: SIDE_LIGHT[name] };
}

/** The map of a plane whose origin is moved. */
function shifted([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Homography {
  return [a, b, a * x + b * y + c, d, e, d * x + e * y + f, g, h, g * x + h * y + i];
}
