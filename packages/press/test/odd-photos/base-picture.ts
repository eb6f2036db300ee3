import sharp, { type JpegOptions, type Sharp } from 'sharp';

/** Size of the picture that every odd photo shows upright: sixteen fields of different colours. Larger than the editor's copies. */
export const BASE = { widthPx: 1440, heightPx: 960 } as const;

const SIDE = 4;
const LEVELS = [80, 120, 165, 205] as const;

/** Returns the colour of a field; rows top-down, columns from the left. */
function fieldColour(column: number, row: number): readonly [number, number, number] {
  return [LEVELS[column] as number, LEVELS[row] as number, LEVELS[(column + 2 * row) % SIDE] as number];
}

/** Mean colours of the 4 x 4 grid: 48 numbers. */
export const BASE_GRID: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  fieldColour(index % SIDE, Math.floor(index / SIDE)),
).flat();

/** Returns column and row at which a field of the upright picture is stored for this EXIF orientation. */
function storedPlace(orientation: number, column: number, row: number): readonly [number, number] {
  const last = SIDE - 1;
  const places = [
    [column, row],
    [last - column, row],
    [last - column, last - row],
    [column, last - row],
    [row, column],
    [row, last - column],
    [last - row, last - column],
    [last - row, column],
  ] as const;
  return places[orientation - 1] ?? places[0];
}

/** Returns the pixels as a camera stores them for this orientation. */
export function basePixels(orientation = 1): Sharp {
  const isOnSide = orientation >= 5;
  const width = isOnSide ? BASE.heightPx : BASE.widthPx;
  const height = isOnSide ? BASE.widthPx : BASE.heightPx;
  const fields = Buffer.alloc(SIDE * SIDE * 3);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [toColumn, toRow] = storedPlace(orientation, column, row);
      fields.set(fieldColour(column, row), 3 * (toRow * SIDE + toColumn));
    }
  }
  return sharp(fields, { raw: { width: SIDE, height: SIDE, channels: 3 } }).resize(width, height, { kernel: 'nearest', fit: 'fill' });
}

/** Encodes the base picture as a plain JPEG without EXIF or profile. */
export async function baseJpeg(orientation = 1, options: JpegOptions = {}): Promise<Buffer> {
  return await basePixels(orientation)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', ...options })
    .toBuffer();
}
