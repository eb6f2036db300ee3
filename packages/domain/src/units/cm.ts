/** A length in centimetres: the only unit of length in the domain. Anything else wears its unit in its name (`widthPx`, `xPt`). */
export type Cm = number;

export const CM_PER_INCH = 2.54;

/** PDF points per centimetre: 72 points to the inch. */
export const PT_PER_CM = 72 / CM_PER_INCH;

/** Resolution of the template screen, px per cm. [TXML-03] */
export const SCREEN_DPCM = 40;

/** A length rounded to `decimals` places, so that sums of tenths do not drift; -0 becomes 0. */
export function roundCm(length: Cm, decimals = 3): Cm {
  const factor = 10 ** decimals;
  return Math.round(length * factor) / factor + 0;
}
