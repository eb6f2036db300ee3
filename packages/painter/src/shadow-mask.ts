import { memoizeLru, type Rect } from '@muro/domain';

/** A soft shadow as a picture of alphas, the same bytes on every machine. */
export interface ShadowMask {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Row by row, 0–255. Masks of one size and softness share this array. */
  readonly alpha: Uint8Array;
  /** Where the picture goes, cm in the coordinates of the shadow's own rectangle. */
  readonly rect: Rect;
}

export interface Shadow {
  readonly rect: Rect;
  /** Twice the standard deviation, cm. */
  readonly blur: number;
  /** 0–1 in the middle of a large shadow. */
  readonly alpha: number;
}

/** A Gaussian is cut off here, in standard deviations: less than 0.2 % of it is beyond. */
const REACH_SIGMAS = 3.2;
/** Pixels for one standard deviation: as smooth as the eye can tell. */
const PX_PER_SIGMA = 3;
/** No mask has a longer side than this. */
const MOST_PX = 1024;
/** Masks kept; a page has few different ones. */
const MOST_KEPT = 64;

/**
 * The shadow of a rectangle: alpha · g(x) · g(y), each g the difference of two error functions.
 *
 *     ┌ rect of the mask ─────────┐
 *     │  1.6 blur                 │   resolution follows the blur: a soft shadow needs few pixels,
 *     │   ┌ rect of the shadow ┐  │   and a surface smooths between them
 *     │   └────────────────────┘  │
 *     └───────────────────────────┘
 *
 * @param maxPxPerCm  of the surface, where that shows fewer pixels than a smooth shadow has
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
  const pxPerCm = Math.min(PX_PER_SIGMA / sigma, MOST_PX / Math.max(width, height), maxPxPerCm);
  const widthPx = Math.max(1, Math.round(width * pxPerCm));
  const heightPx = Math.max(1, Math.round(height * pxPerCm));
  const pixels = pixelsOf({ width: rect.width, height: rect.height, blur, alpha, widthPx, heightPx });
  return { widthPx, heightPx, alpha: pixels, rect: { x: rect.x - reach, y: rect.y - reach, width, height } };
}

/** What the pixels depend on. */
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

const pixelsOf = memoizeLru(MOST_KEPT, keyOf, ({ width, height, blur, alpha, widthPx, heightPx }: MaskSize) =>
  product(alpha, profile(width, widthPx, blur / 2), profile(height, heightPx, blur / 2)),
);

function product(alpha: number, across: Float64Array, down: Float64Array): Uint8Array {
  const pixels = new Uint8Array(across.length * down.length);
  let at = 0;
  for (const row of down) for (const column of across) pixels[at++] = Math.round(255 * alpha * row * column);
  return pixels;
}

/** One axis of a blurred box of `length` cm, sampled in the middle of each pixel, the reach on both sides included. */
function profile(length: number, countPx: number, sigma: number): Float64Array {
  const reach = REACH_SIGMAS * sigma;
  const step = (length + 2 * reach) / countPx;
  const soft = sigma * Math.SQRT2;
  return Float64Array.from({ length: countPx }, (_, index) => {
    const at = (index + 0.5) * step - reach;
    return (errorFunction(at / soft) - errorFunction((at - length) / soft)) / 2;
  });
}

/** Abramowitz and Stegun 7.1.26; off by less than 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const y = 1 - sum * Math.exp(-x * x);
  return x >= 0 ? y : -y;
}
