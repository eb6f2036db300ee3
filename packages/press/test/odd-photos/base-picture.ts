import sharp, { type JpegOptions, type Sharp } from 'sharp';

/** The picture that every odd photo shows when it is upright: sixteen fields, each of another colour. Larger than the editor's copies. */
export const BASE = { widthPx: 1440, heightPx: 960 } as const;

const SIDE = 4;
const LEVELS = [80, 120, 165, 205] as const;

/** Colour of a field, rows top-down from the left. */
function fieldColour(column: number, row: number): readonly [number, number, number] {
  return [LEVELS[column] as number, LEVELS[row] as number, LEVELS[(column + 2 * row) % SIDE] as number];
}

/** Mean colours of the 4 x 4 grid, 48 numbers. */
export const BASE_GRID: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  fieldColour(index % SIDE, Math.floor(index / SIDE)),
).flat();

/** Where a pixel of the upright picture lies in a file of this EXIF orientation. */
function storedPlace(orientation: number, x: number, y: number): readonly [number, number] {
  const [right, bottom] = [BASE.widthPx - 1, BASE.heightPx - 1];
  const places = [
    [x, y],
    [right - x, y],
    [right - x, bottom - y],
    [x, bottom - y],
    [y, x],
    [y, right - x],
    [bottom - y, right - x],
    [bottom - y, x],
  ] as const;
  return places[orientation - 1] ?? places[0];
}

/** The pixels as a camera stores them that was held for this orientation. */
export function basePixels(orientation = 1): Sharp {
  const isOnSide = orientation >= 5;
  const width = isOnSide ? BASE.heightPx : BASE.widthPx;
  const height = isOnSide ? BASE.widthPx : BASE.heightPx;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < BASE.heightPx; y++) {
    for (let x = 0; x < BASE.widthPx; x++) {
      const [toX, toY] = storedPlace(orientation, x, y);
      const field = fieldColour(Math.floor((SIDE * x) / BASE.widthPx), Math.floor((SIDE * y) / BASE.heightPx));
      pixels.set(field, 3 * (toY * width + toX));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The base picture as a plain JPEG: no EXIF, no profile. */
export async function baseJpeg(orientation = 1, options: JpegOptions = {}): Promise<Buffer> {
  return await basePixels(orientation)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', ...options })
    .toBuffer();
}
