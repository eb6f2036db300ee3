import { srgbLight } from '@muro/domain';

/** Minimum contrast at which letters are readable (WCAG: large text). [WALL-29] */
export const READABLE_CONTRAST = 3;

/** Share of the edge pixels whose contrast may be lower than the returned one. */
const WORST_SHARE = 0.25;
/** Edge pixels: the share of a pixel that a letter covers. They show enough of the letter and of the colour under it. */
const EDGE = { from: 0.08, to: 0.8 };

/** RGBA pixels of two pictures that differ only by the colour of the letters. */
export interface LetterPixels {
  readonly inBlack: Uint8ClampedArray;
  readonly inWhite: Uint8ClampedArray;
}

/**
 * Returns the contrast of letters in a colour against the photo or stripe at their edges, 1 … 21; null if there are no letters.
 *
 *     covered share = (white − black) / 255;  pixel under the letter = black / (1 − covered share)
 *
 * The worst quarter of the edge pixels is left out: a word stays readable if one of its letters lies on a bright spot.
 *
 * @param color  '#rrggbb'
 */
export function letterContrast({ inBlack, inWhite }: LetterPixels, color: string): number | null {
  const letterLuminance = luminance(channel(color, 1), channel(color, 3), channel(color, 5));
  const contrasts: number[] = [];
  for (let start = 0; start < inBlack.length; start += 4) {
    const covered = (value(inWhite, start + 1) - value(inBlack, start + 1)) / 255;
    if (covered < EDGE.from || covered > EDGE.to) continue;
    const under = (offset: number): number => Math.min(255, value(inBlack, start + offset) / (1 - covered));
    contrasts.push(contrast(letterLuminance, luminance(under(0), under(1), under(2))));
  }
  if (contrasts.length === 0) return null;
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * WORST_SHARE)] ?? null;
}

function value(pixels: Uint8ClampedArray, offset: number): number {
  return pixels[offset] ?? 0;
}

function channel(color: string, start: number): number {
  return Number.parseInt(color.slice(start, start + 2), 16);
}

/** Relative luminance of an sRGB colour, 0 … 1 (WCAG 2). */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * srgbLight(red / 255) + 0.7152 * srgbLight(green / 255) + 0.0722 * srgbLight(blue / 255);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
