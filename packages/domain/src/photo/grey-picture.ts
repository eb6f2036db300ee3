import { byteAt } from '../units/item-at.ts';

/** Grey values row by row, 0 to 255. */
export interface GreyPicture {
  readonly grey: Uint8Array | Uint8ClampedArray;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Red, green, blue and opacity, row by row, as a canvas gives them. */
export interface ColourPicture {
  readonly data: Uint8ClampedArray;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Luma of each pixel (ITU-R BT.601). */
export function greyPicture({ data, widthPx, heightPx }: ColourPicture): GreyPicture {
  const grey = new Uint8Array(widthPx * heightPx);
  for (let offset = 0; offset < grey.length; offset += 1) {
    grey[offset] = 0.299 * byteAt(data, 4 * offset) + 0.587 * byteAt(data, 4 * offset + 1) + 0.114 * byteAt(data, 4 * offset + 2);
  }
  return { grey, widthPx, heightPx };
}
