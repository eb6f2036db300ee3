import sharp from 'sharp';

/** Pixels as red, green, blue, row by row. */
export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgb: Buffer;
}

export interface Likeness {
  /** Peak signal-to-noise ratio over all samples, dB; Infinity for equal pictures. */
  readonly psnrDb: number;
  /** Largest difference between the mean colours of two blocks, 0–255. It ignores smoothing but detects missing or misplaced parts. */
  readonly worstBlock: number;
  /** Position of that block, px. */
  readonly worstAt: readonly [number, number];
}

const BLOCK_PX = 20;

export async function readPixels(input: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(input).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, rgb: data };
}

export function comparePictures(a: Pixels, b: Pixels): Likeness {
  if (a.widthPx !== b.widthPx || a.heightPx !== b.heightPx) {
    throw new RangeError(`Expected pictures of one size but received ${a.widthPx} x ${a.heightPx} and ${b.widthPx} x ${b.heightPx}`);
  }
  let squares = 0;
  for (let i = 0; i < a.rgb.length; i++) squares += ((a.rgb[i] as number) - (b.rgb[i] as number)) ** 2;
  const psnrDb = 10 * Math.log10((255 * 255 * a.rgb.length) / squares);
  let worst = { worstBlock: 0, worstAt: [0, 0] as readonly [number, number] };
  for (let y = 0; y < a.heightPx; y += BLOCK_PX) {
    for (let x = 0; x < a.widthPx; x += BLOCK_PX) {
      const difference = blockDifference(a, b, x, y);
      if (difference > worst.worstBlock) worst = { worstBlock: difference, worstAt: [x, y] };
    }
  }
  return { psnrDb, ...worst };
}

function blockDifference(a: Pixels, b: Pixels, left: number, top: number): number {
  const sums = [0, 0, 0];
  const right = Math.min(left + BLOCK_PX, a.widthPx);
  const bottom = Math.min(top + BLOCK_PX, a.heightPx);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const offset = 3 * (y * a.widthPx + x);
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (a.rgb[offset + c] as number) - (b.rgb[offset + c] as number);
    }
  }
  return Math.max(...sums.map(Math.abs)) / ((right - left) * (bottom - top));
}

/** Moves the picture by whole pixels and repeats the outermost row or column at the edge. */
export function shifted({ widthPx, heightPx, rgb }: Pixels, byX: number, byY: number): Pixels {
  const moved = Buffer.alloc(rgb.length);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const fromX = Math.min(Math.max(x - byX, 0), widthPx - 1);
      const fromY = Math.min(Math.max(y - byY, 0), heightPx - 1);
      rgb.copy(moved, 3 * (y * widthPx + x), 3 * (fromY * widthPx + fromX), 3 * (fromY * widthPx + fromX) + 3);
    }
  }
  return { widthPx, heightPx, rgb: moved };
}
