import { byteAt, floatAt } from '../units/item-at.ts';

/** Grid points per ink in a table of colours: 0, 1/12 … 1. */
export const INK_STEPS = 13;

/** Samples of one picture: R, G, B, alpha of each pixel. */
type Pixels = Uint8ClampedArray<ArrayBuffer>;

export interface InkPictures {
  /** The two files that `isolateInks` writes, as a browser shows them: each ink multiplied by one half. */
  readonly colours: Pixels;
  readonly black: Pixels;
}

/**
 * Converts four printed inks (CMYK) to sRGB by interpolation in a table. 255 is bare paper, with and without Adobe's marker: browsers
 * and the press read both alike.
 *
 * @param table  sRGB of every grid point, the last ink varying fastest: 3 x 13⁴ bytes
 * @returns null if `black` has colours: then the browser does not multiply inks but manages colours, better than this does
 */
export function cmykToSrgb({ colours, black }: InkPictures, table: Uint8Array): Pixels | null {
  const mixed = new Uint8ClampedArray(colours.length);
  const inks = new Float64Array(4);
  for (let offset = 0; offset < colours.length; offset += 4) {
    const [red = 0, green = 0, blue = 0] = [black[offset], black[offset + 1], black[offset + 2]];
    if (Math.max(Math.abs(red - green), Math.abs(green - blue)) > NEUTRAL) return null;
    for (let ink = 0; ink < 3; ink++) inks[ink] = inkOf(byteAt(colours, offset + ink));
    inks[3] = inkOf(green);
    paintMixture(inks, table, mixed, offset);
  }
  return mixed;
}

/** Tolerance for rounding in a grey pixel. */
const NEUTRAL = 3;
/** The value that full light has after multiplication with a constant ink of 128. */
const HALF = 128;

/** Position on the table's axis, 0–12. */
function inkOf(value: number): number {
  return (1 - Math.min(1, value / HALF)) * (INK_STEPS - 1);
}

/** Multilinear interpolation between the sixteen surrounding grid points. */
function paintMixture(inks: Float64Array, table: Uint8Array, to: Pixels, offset: number): void {
  let [red, green, blue] = [0, 0, 0];
  for (let corner = 0; corner < 16; corner++) {
    let share = 1;
    let place = 0;
    for (let ink = 0; ink < 4; ink++) {
      const step = floatAt(inks, ink);
      const low = Math.min(INK_STEPS - 2, Math.floor(step));
      const isUpper = (corner >> ink) & 1;
      share *= isUpper ? step - low : 1 - (step - low);
      place = place * INK_STEPS + low + isUpper;
    }
    if (share === 0) continue;
    red += share * byteAt(table, 3 * place);
    green += share * byteAt(table, 3 * place + 1);
    blue += share * byteAt(table, 3 * place + 2);
  }
  to.set([red, green, blue, 255], offset);
}
