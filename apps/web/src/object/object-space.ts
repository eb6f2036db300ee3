import type { Cm, ObjectView, Product, ProductFace } from '@muro/domain';
import type { CSSProperties } from 'react';

/** Distance of the viewer from the object, as a multiple of its longer side, and at least, cm. */
const DISTANCE = { sides: 3, least: 90 };

/** Returns the CSS of the element that holds the object: its size and the distance of its viewer. */
export function stageStyle({ trim }: Product, pxPerCm: number): CSSProperties {
  const distance = Math.max(DISTANCE.least, DISTANCE.sides * Math.max(trim.width, trim.height));
  return { perspective: distance * pxPerCm };
}

/** Returns the CSS that turns the object about the middle of its body. */
export function turnStyle({ thickness }: Product, { yawDeg, pitchDeg }: ObjectView, pxPerCm: number): CSSProperties {
  return {
    transformOrigin: `50% 50% ${(-thickness / 2) * pxPerCm}px`,
    transform: `rotateX(${-pitchDeg}deg) rotateY(${-yawDeg}deg)`,
  };
}

/** Returns the CSS that places a face in space: its size, its corner, and the directions of its width and height. */
export function faceStyle({ size, origin, across, down }: ProductFace, pxPerCm: number): CSSProperties {
  const normal = [
    across[1] * down[2] - across[2] * down[1],
    across[2] * down[0] - across[0] * down[2],
    across[0] * down[1] - across[1] * down[0],
  ];
  const corner = origin.map((length) => length * pxPerCm);
  const columns = [
    [...across, 0],
    [...down, 0],
    [...normal, 0],
    [...corner, 1],
  ];
  return { width: size.width * pxPerCm, height: size.height * pxPerCm, transform: `matrix3d(${columns.flat().join(', ')})` };
}

/** Shadow of a piece on the wall, as CSS lengths: the farther its front is from the wall, the softer and wider. */
export function shadowOf({ thickness, hanging }: Product, pxPerCm: number): string | undefined {
  const depth: Cm = thickness + hanging;
  if (depth === 0) return undefined;
  const [near, far] = [Math.max(1, depth * 0.25 * pxPerCm), Math.max(2, depth * 0.6 * pxPerCm)];
  const contact = `0 ${px(near * 0.6)} ${px(near * 1.4)} rgb(38 34 30 / 0.28)`;
  return `${contact}, ${px(far * 0.6)} ${px(far * 1.3)} ${px(far * 2.2)} rgb(38 34 30 / 0.26)`;
}

/** Position of a piece within the trim. */
export function pieceStyle(
  piece: { readonly x: Cm; readonly y: Cm; readonly width: Cm; readonly height: Cm },
  pxPerCm: number,
): CSSProperties {
  return { left: piece.x * pxPerCm, top: piece.y * pxPerCm, width: piece.width * pxPerCm, height: piece.height * pxPerCm };
}

function px(length: number): string {
  return `${Math.round(length * 10) / 10}px`;
}
