import { memoizeLru, type Rect } from '@muro/domain';

/** A soft shadow as a picture of alpha values, with the same bytes on every machine. */
export interface ShadowMask {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Alpha values row by row, 0–255. Masks of one size and softness share this array. */
  readonly alpha: Uint8Array;
  /** Position of the picture, cm, in the coordinates of the shadow's rectangle. */
  readonly rect: Rect;
}

export interface Shadow {
  readonly rect: Rect;
  /** Twice the standard deviation of the Gaussian blur, cm. */
  readonly blur: number;
  /** Opacity in the middle of a large shadow, 0–1. */
  readonly alpha: number;
}

/** Standard deviations after which the Gaussian is cut off; less than 0.2 % of it lies beyond. */
const REACH_SIGMAS = 3.2;
/** Pixels per standard deviation; the eye sees no pixels at this resolution. */
const PX_PER_SIGMA = 3;
/** Longest side of a mask, px. */
const MAX_PX = 1024;
/** Masks in the cache; one page has few different ones. */
const MAX_KEPT = 64;

/**
 * The shadow of a rectangle with a Gaussian blur: alpha · g(x) · g(y), where each g is the difference of two error functions.
 *
 *     ┌ rect of the mask ─────────┐
 *     │  1.6 blur                 │   resolution follows the blur: a soft shadow needs few pixels,
 *     │   ┌ rect of the shadow ┐  │   and a surface interpolates between them
 *     │   └────────────────────┘  │
 *     └───────────────────────────┘
 *
 * @param maxPxPerCm  resolution of the surface; a mask has no more pixels per cm
 * @throws {RangeError} if a length is not positive and finite
 */
export function shadowMask({ rect, blur, alpha }: Shadow, maxPxPerCm = Number.POSITIVE_INFINITY): ShadowMask {
  for (const length of [rect.width, rect.height, blur])
    if (!(length > 0 && length < Number.POSITIVE_INFINITY))
      throw new RangeError(`Expected a positive finite length for a shadow but received ${length}`);
  const sigma = blur / 2;
  const reach = REACH_SIGMAS * sigma;
  const width = rect.width + 2 * reach;
  const height = rect.height + 2 * reach;
  const pxPerCm = Math.min(PX_PER_SIGMA / sigma, MAX_PX / Math.max(width, height), maxPxPerCm);
  const widthPx = Math.max(1, Math.round(width * pxPerCm));
  const heightPx = Math.max(1, Math.round(height * pxPerCm));
  const pixels = pixelsOf({ width: rect.width, height: rect.height, blur, alpha, widthPx, heightPx });
  return { widthPx, heightPx, alpha: pixels, rect: { x: rect.x - reach, y: rect.y - reach, width, height } };
}

/** The inputs of a mask's alpha values, and the cache key. */
interface MaskSize extends Omit<Shadow, 'rect'> {
  readonly width: number;
  readonly height: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

const keyOf = ({ width, height, blur, alpha, widthPx, heightPx }: MaskSize): string =>
  [width, height, blur, alpha]
    .map((part) => Math.round(part * 1e4))
    .concat(widthPx, heightPx)
    .join(' ');

const pixelsOf = memoizeLru(MAX_KEPT, keyOf, ({ width, height, blur, alpha, widthPx, heightPx }: MaskSize) =>
  product(alpha, profile(width, widthPx, blur / 2), profile(height, heightPx, blur / 2)),
);

function product(alpha: number, across: Float64Array, down: Float64Array): Uint8Array {
  const pixels = new Uint8Array(across.length * down.length);
  let index = 0;
  for (const row of down) for (const column of across) pixels[index++] = Math.round(255 * alpha * row * column);
  return pixels;
}

/**
 * Profile along one axis of a blurred box of `length` cm, 0–1, sampled in the middle of each pixel; includes the blurred edge on both
 * sides.
 */
function profile(length: number, countPx: number, sigma: number): Float64Array {
  const reach = REACH_SIGMAS * sigma;
  const step = (length + 2 * reach) / countPx;
  const soft = sigma * Math.SQRT2;
  return Float64Array.from({ length: countPx }, (_, index) => {
    const position = (index + 0.5) * step - reach;
    return (errorFunction(position / soft) - errorFunction((position - length) / soft)) / 2;
  });
}

/** The error function erf(x), by formula 7.1.26 of Abramowitz and Stegun; absolute error less than 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const y = 1 - sum * Math.exp(-x * x);
  return x >= 0 ? y : -y;
}
