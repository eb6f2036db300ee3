import type { Cm, Matrix, Rect, SizePx } from '@muro/domain';

/** Part of a picture that is rendered for one place: the whole picture would have the size `fullSize`, but only `box` is computed. */
export interface SizedPart {
  readonly fullSize: SizePx;
  readonly box: { readonly left: number; readonly top: number } & SizePx;
}

/** Margin round the visible part, px: smoothing at the clip's edge needs the neighbouring pixels. */
const SPARE_PX = 2;

/** @param pxPerCm  resolution on the drawn page */
export function wholeSize({ width, height }: { readonly width: Cm; readonly height: Cm }, pxPerCm: number): SizePx {
  return { widthPx: Math.max(1, Math.round(width * pxPerCm)), heightPx: Math.max(1, Math.round(height * pxPerCm)) };
}

export function sizedPart(fullSize: SizePx, visible: Rect): SizedPart {
  const [left, right] = span(visible.x, visible.width, fullSize.widthPx);
  const [top, bottom] = span(visible.y, visible.height, fullSize.heightPx);
  return { fullSize, box: { left, top, widthPx: right - left, heightPx: bottom - top } };
}

/** Returns the matrix that places the part in the unit square of the whole picture. */
export function partMatrix({ fullSize, box }: SizedPart): Matrix {
  const { widthPx, heightPx } = fullSize;
  return [box.widthPx / widthPx, 0, 0, box.heightPx / heightPx, box.left / widthPx, box.top / heightPx];
}

function span(from: number, length: number, wholePx: number): readonly [number, number] {
  const low = Math.max(0, Math.floor(from * wholePx) - SPARE_PX);
  const high = Math.min(wholePx, Math.ceil((from + length) * wholePx) + SPARE_PX);
  return [Math.min(low, wholePx - 1), Math.max(high, Math.min(low, wholePx - 1) + 1)];
}
