import smartcrop from 'smartcrop';
import type { SizePx } from '../geometry/rect.ts';
import { fitResize } from './resize.ts';
import { type PhotoSubject, subjectAt } from './subject.ts';

/** Upright pixels, red, green, blue and opacity of each, row by row. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The sides at which a picture is looked at; smaller ones have too little to tell, larger ones take longer and tell no more. */
const SHORT_SIDE = 256;
const LONG_SIDE = 1024;

/** Along each axis, the strips that are asked for, as shares of the side. */
const STRIPS = [0.25, 0.4, 0.6];

/** How far from the photo's middle the measure is followed, of 1: whoever took it mostly had the subject near there. */
const TRUST = 0.6;

/** The part of smartcrop that runs on plain pixels: what it is given instead of canvas calls. */
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

/** The size at which `contentSubject` wants a picture. */
export function contentSize(photo: SizePx): SizePx {
  const short = Math.min(photo.widthPx, photo.heightPx);
  const scale = Math.min(1, SHORT_SIDE / short);
  const wanted = { widthPx: photo.widthPx * scale, heightPx: photo.heightPx * scale };
  return fitResize(wanted, { widthPx: LONG_SIDE, heightPx: LONG_SIDE });
}

/**
 * Where a photo without faces has most to see: towards the middles of the strips, upright and lying, that smartcrop finds best by
 * edges, colours and skin.
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
