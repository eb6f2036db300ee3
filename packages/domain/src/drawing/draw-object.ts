import { boundsOfRects, transformedBounds } from '../geometry/bounds.ts';
import { type Matrix, multiply, translation } from '../geometry/matrix.ts';
import { type Path, rectPath } from '../geometry/path.ts';
import { type Point, type Rect, type SizeCm, trimRect } from '../geometry/rect.ts';
import { facesOf, type ProductFace, projectFace, type Vector } from '../product/faces.ts';
import { glassReflection, shadeOf } from '../product/light.ts';
import type { ObjectView } from '../product/object-view.ts';
import type { Product } from '../product/product.ts';
import type { Cm } from '../units/cm.ts';
import type { Drawing, DrawOp, PictureRef } from './drawing.ts';

/** Layers of an aluminium edge, as shares of its thickness: 0.3 mm, 2.4 mm, 0.3 mm. */
const METAL_LAYERS = [
  [0, 0.1, '#dfe1e2'],
  [0.1, 0.9, '#3f4245'],
  [0.9, 1, '#dfe1e2'],
] as const;

/** White over the colours of a glass edge, as shares of its thickness: one bright line along the middle. */
const GLASS_LAYERS = [
  [0, 1, 0.35],
  [0.38, 0.62, 0.6],
] as const;

/** The picture of the sheet in the drawing of an object. */
const SHEET: PictureRef = { kind: 'resource', source: 'sheet' };

export interface ObjectOptions {
  readonly view: ObjectView;
  /** The part of the sheet that its picture contains. */
  readonly printed: Rect;
  /** Resolution at which the object is painted: neighbouring faces overlap by a good half of a pixel, so that no gap shows between them. */
  readonly pxPerCm: number;
}

/**
 * Draws the finished product in orthographic projection: each face of it shows its part of the sheet. For places where the object cannot be turned,
 * painted by the same painter as all drawings.
 *
 * The drawing has one picture, the painted sheet. A face whose layers were painted one by one would show them all at its antialiased edge.
 *
 * @returns a drawing in the viewer's plane, cm; its `sheet` is the box of the object without its shadow
 */
export function drawObject(product: Product, options: ObjectOptions): Drawing {
  const center = centerOf(product);
  const visibleFaces = product.pieces.flatMap((piece) =>
    facesOf(product, piece).flatMap((face) => {
      const matrix = projectFace(face, options.view, center);
      return isTowardsViewer(matrix) ? [{ face, matrix }] : [];
    }),
  );
  const shadows = product.pieces.flatMap((piece) => drawShadow(product, piece, (face) => projectFace(face, options.view, center)));
  const faces = visibleFaces.flatMap(({ face, matrix }) => drawFace(product, face, matrix, options));
  return { sheet: boundsOf(visibleFaces), ops: [...shadows, ...faces] };
}

/** Returns where `drawObject` draws a point of the front, cm; the point on the trim. */
export function drawnPoint(product: Product, { x, y }: Point, view: ObjectView): Point {
  const face: ProductFace = { ...FLAT, size: product.trim, origin: [x, y, 0] };
  const [, , , , left, top] = projectFace(face, view, centerOf(product));
  return { x: left, y: top };
}

/** Center of the body, about which it turns. */
function centerOf({ trim, thickness }: Product): Vector {
  return [trim.width / 2, trim.height / 2, -thickness / 2];
}

/** A face that lies flat like the wall. */
const FLAT = { name: 'front', kind: 'print', region: null, across: [1, 0, 0], down: [0, 1, 0], light: 1 } as const;

function isTowardsViewer([a, b, c, d]: Matrix): boolean {
  return a * d - b * c > 1e-6;
}

function drawFace({ surface }: Product, face: ProductFace, matrix: Matrix, { view, printed, pxPerCm }: ObjectOptions): readonly DrawOp[] {
  const { size, region, name, light } = face;
  const overlap = OVERLAP_PX / pxPerCm;
  const outline = rectPath(overlapping(face, overlap));
  const shade = shadeOf(light);
  return [
    { op: 'push' },
    { op: 'transform', matrix },
    { op: 'clip', path: outline },
    ...(region ? sheetOps(face, region, printed, overlap) : []),
    ...edgeOps(face),
    ...(shade.alpha > 0 ? [fill(outline, shade.color === 'black' ? '#000000' : '#ffffff', shade.alpha)] : []),
    ...(name === 'front' ? surfaceOps(surface, size, view) : []),
    { op: 'pop' },
  ];
}

/** Overlap of neighbouring faces, px. */
const OVERLAP_PX = 0.6;

/** The outline of a face with its overlap: a side reaches under the front and behind the object, not over its ends. */
function overlapping({ name, size }: ProductFace, by: Cm): Rect {
  const across = name === 'top' || name === 'bottom' ? 0 : by;
  const down = name === 'left' || name === 'right' ? 0 : by;
  return { x: -across, y: -down, width: size.width + 2 * across, height: size.height + 2 * down };
}

/** Maps the sheet onto a face. A side leaves out the last pixel at its ends, into which smoothing mixes the blank corners of the sheet. */
function sheetOps({ name, size }: ProductFace, region: Rect, printed: Rect, endCm: Cm): readonly DrawOp[] {
  const across = name === 'top' || name === 'bottom' ? endCm : 0;
  const down = name === 'left' || name === 'right' ? endCm : 0;
  const used = { x: region.x + across, y: region.y + down, width: region.width - 2 * across, height: region.height - 2 * down };
  return [{ op: 'push' }, { op: 'transform', matrix: ontoFace(used, size) }, { op: 'image', picture: SHEET, rect: printed }, { op: 'pop' }];
}

/** Maps a part of the sheet onto its face. */
function ontoFace(region: Rect, size: SizeCm): Matrix {
  const [sx, sy] = [size.width / region.width, size.height / region.height];
  return multiply([sx, 0, 0, sy, 0, 0], translation(-region.x, -region.y));
}

function edgeOps({ kind, name, size }: ProductFace): readonly DrawOp[] {
  const isUpright = name === 'left' || name === 'right';
  const layer = (from: number, to: number): Path =>
    rectPath(
      isUpright
        ? { x: from * size.width, y: 0, width: (to - from) * size.width, height: size.height }
        : { x: 0, y: from * size.height, width: size.width, height: (to - from) * size.height },
    );
  if (kind === 'metal') return METAL_LAYERS.map(([from, to, color]) => fill(layer(from, to), color, 1));
  if (kind === 'glass') return GLASS_LAYERS.map(([from, to, alpha]) => fill(layer(from, to), '#ffffff', alpha));
  return [];
}

/** A reflected window: soft on satin metal, with an edge on glass. */
function surfaceOps(surface: Product['surface'], { width, height }: SizeCm, { yawDeg, pitchDeg }: ObjectView): readonly DrawOp[] {
  if (surface !== 'satin' && surface !== 'glass') return [];
  const band = (from: number, to: number): Path => [
    ['M', from * width, 0],
    ['L', to * width, 0],
    ['L', (to - 0.3) * width, height],
    ['L', (from - 0.3) * width, height],
  ];
  if (surface === 'satin') return [0.2, 0.4, 0.6].map((half) => fill(band(0.6 - half, 0.6 + half), '#ffffff', 0.02));
  const alpha = 2 * glassReflection(Math.hypot(yawDeg, pitchDeg));
  return [fill(band(-0.2, 0.45), '#ffffff', alpha), fill(band(0.5, 0.56), '#ffffff', alpha)];
}

/** Shadow on the wall, softer and farther away the more the front stands out. */
function drawShadow({ thickness, hanging }: Product, { x, y, ...size }: Rect, project: (face: ProductFace) => Matrix): readonly DrawOp[] {
  const depth = thickness + hanging;
  if (depth === 0) return [];
  const wall: ProductFace = { ...FLAT, size, origin: [x, y, -depth] };
  return [
    { op: 'push' },
    { op: 'transform', matrix: project(wall) },
    { op: 'shadow', rect: { x: depth * 0.1, y: depth * 0.2, ...size }, blur: Math.max(0.1, depth * 0.5), alpha: 0.28 },
    { op: 'shadow', rect: { x: depth * 0.4, y: depth * 0.8, ...size }, blur: Math.max(0.3, depth * 1.5), alpha: 0.25 },
    { op: 'pop' },
  ];
}

function boundsOf(faces: readonly { readonly face: ProductFace; readonly matrix: Matrix }[]): Rect {
  return boundsOfRects(faces.map(({ face, matrix }) => transformedBounds(trimRect(face.size), matrix)));
}

function fill(path: Path, color: string, alpha: number): DrawOp {
  return { op: 'fill', path, color, alpha };
}
