import type { Product } from '@muro/domain';

/** Shift of a shadow per cm from the wall: the light comes from above, a little from the left. */
const SHIFT = { x: 0.55, y: 0.8 } as const;

/**
 * Returns the `box-shadow` of a piece: a thin contact shadow, and a soft one whose offset and blur grow with the distance of the front
 * from the wall.
 */
export function pieceShadow({ hanging, thickness }: Product, pxPerCm: number): string {
  const out = hanging + thickness;
  const px = (cm: number): string => `${(cm * pxPerCm).toFixed(2)}px`;
  const layer = (cm: number, blur: number, alpha: number): string =>
    `${px(cm * SHIFT.x)} ${px(cm * SHIFT.y)} ${px(blur)} rgb(38 26 14 / ${alpha})`;
  return [
    layer(0.1 + out * 0.25, 0.35 + out * 0.2, 0.42),
    layer(0.35 + out * 0.8, 1 + out * 0.9, 0.3),
    layer(0.8 + out * 1.6, 3 + out * 2, out < 0.1 ? 0.1 : 0.22),
  ].join(', ');
}
