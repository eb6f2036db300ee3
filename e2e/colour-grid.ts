import { createRequire } from 'node:module';
import { join } from 'node:path';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

/** Returns the mean colours of a picture's 4 x 4 parts as displayed: rows from the top, R, G, B in sRGB, 48 numbers; -1 for a part without pixels. */
export async function colourGrid(picture: Uint8Array | string): Promise<number[]> {
  const { data, info } = await sharp(picture).autoOrient().toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const meanOf = (part: number): number[] => {
    const columns = span(info.width, part % 4);
    const rows = span(info.height, Math.floor(part / 4));
    const sums = [0, 0, 0];
    for (const y of rows) {
      for (const x of columns) {
        const offset = (y * info.width + x) * info.channels;
        for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (data[offset + (info.channels === 1 ? 0 : c)] as number);
      }
    }
    const pixels = rows.length * columns.length;
    return sums.map((sum) => (pixels === 0 ? -1 : sum / pixels));
  };
  return Array.from({ length: 16 }, (_, part) => meanOf(part)).flat();
}

/** Returns the pixel range of one of four equal parts of a side. */
function span(side: number, part: number): number[] {
  const [from, to] = [Math.ceil((part * side) / 4), Math.ceil(((part + 1) * side) / 4)];
  return Array.from({ length: to - from }, (_, index) => from + index);
}

export async function sizeOf(picture: Uint8Array | string): Promise<{ widthPx: number; heightPx: number }> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return { widthPx: width, heightPx: height };
}

/** Returns the largest difference between two grids in any channel. */
export function gridDistance(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? Number.NaN))));
}
