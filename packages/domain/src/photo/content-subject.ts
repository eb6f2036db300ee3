import smartcrop from 'smartcrop';
import type { SizePx } from '../geometry/rect.ts';
import { fitResize } from './resize.ts';
import { type PhotoSubject, subjectAt } from './subject.ts';

/** Upright pixels, row by row: red, green, blue and opacity of each. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Limits of the picture that is analysed, px: below them there is too little detail, above them the analysis only takes longer. */
const SHORT_SIDE = 256;
const LONG_SIDE = 1024;

/** Widths of the crops that smartcrop searches along each axis, as fractions of the side. */
const STRIPS = [0.25, 0.4, 0.6];

/** Weight of smartcrop's result against the photo's middle, 0–1: most photographers place the subject near the middle. */
const TRUST = 0.6;

/** The part of smartcrop that runs on plain pixels; `imageOperations` replaces its canvas calls. */
interface PixelCrop {
  crop(
    pixels: RgbaPixels,
    options: {
      readonly width: number;
      readonly height: number;
      readonly prescale: false;
      readonly ruleOfThirds: boolean;
      readonly imageOperations: { open(pixels: RgbaPixels): Promise<RgbaPixels>; getData(pixels: RgbaPixels): Promise<RgbaPixels> };
    },
  ): Promise<{ readonly topCrop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null }>;
}

const operations = { open: async (pixels: RgbaPixels) => pixels, getData: async (pixels: RgbaPixels) => pixels };

/** The size that `contentSubject` expects of a picture. */
export function contentSize(photo: SizePx): SizePx {
  const short = Math.min(photo.widthPx, photo.heightPx);
  const scale = Math.min(1, SHORT_SIDE / short);
  const targetSize = { widthPx: photo.widthPx * scale, heightPx: photo.heightPx * scale };
  return fitResize(targetSize, { widthPx: LONG_SIDE, heightPx: LONG_SIDE });
}

/**
 * Finds the subject of a photo without faces: the mean of the crops that smartcrop rates best by edges, colours and skin tones,
 * searched along both axes.
 *
 * @param pixels  a picture of about `contentSize`
 */
export async function contentSubject(pixels: RgbaPixels): Promise<PhotoSubject> {
  const { width, height } = pixels;
  const middles = async (isAcross: boolean): Promise<number> => {
    const found = await Promise.all(
      STRIPS.map(async (share) => {
        const size = isAcross ? { width: width * share, height } : { width, height: height * share };
        const { topCrop } = await (smartcrop as unknown as PixelCrop).crop(pixels, {
          ...size,
          prescale: false,
          ruleOfThirds: true,
          imageOperations: operations,
        });
        if (!topCrop) return 0.5;
        return isAcross ? (topCrop.x + topCrop.width / 2) / width : (topCrop.y + topCrop.height / 2) / height;
      }),
    );
    const mean = found.reduce((sum, at) => sum + at, 0) / found.length;
    return 0.5 + TRUST * (mean - 0.5);
  };
  return subjectAt(await middles(true), await middles(false));
}
