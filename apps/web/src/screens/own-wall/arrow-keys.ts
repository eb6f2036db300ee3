import type { ImagePoint } from '@muro/domain';

/** Direction of each arrow key. */
export const ARROWS: Readonly<Record<string, ImagePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
