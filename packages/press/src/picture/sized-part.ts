import type { Cm, Matrix, Rect, SizePx } from '@muro/domain';

/** A picture made for one place: the whole would be `whole` px, and of it only `box` is made. */
export interface SizedPart {
  readonly whole: SizePx;
  readonly box: { readonly left: number; readonly top: number } & SizePx;
}

/** Pixels kept round the visible part, so that smoothing at the clip's edge has something to smooth with. */
const SPARE_PX = 2;

/** @param pxPerCm  on the drawn page */
export function wholeSize({ width, height }: { readonly width: Cm; readonly height: Cm }, pxPerCm: number): SizePx {
  return { widthPx: Math.max(1, Math.round(width * pxPerCm)), heightPx: Math.max(1, Math.round(height * pxPerCm)) };
}

export function sizedPart(whole: SizePx, visible: Rect): SizedPart {
  const [left, right] = span(visible.x, visible.width, whole.widthPx);
  const [top, bottom] = span(visible.y, visible.height, whole.heightPx);
  return { whole, box: { left, top, widthPx: right - left, heightPx: bottom - top } };
}

/** Where the part lies in the whole picture's unit square. */
export function partMatrix({ whole, box }: SizedPart): Matrix {
  const { widthPx, heightPx } = whole;
  return [box.widthPx / widthPx, 0, 0, box.heightPx / heightPx, box.left / widthPx, box.top / heightPx];
}

function span(from: number, length: number, wholePx: number): readonly [number, number] {
  const low = Math.max(0, Math.floor(from * wholePx) - SPARE_PX);
  const high = Math.min(wholePx, Math.ceil((from + length) * wholePx) + SPARE_PX);
  return [Math.min(low, wholePx - 1), Math.max(high, Math.min(low, wholePx - 1) + 1)];
}
