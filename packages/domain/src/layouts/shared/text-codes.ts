/** Text position codes. [GEN-COMMON-08 … GEN-COMMON-10] */
export const TEXT = {
  TEXT_NONE: 0,
  TEXT_BOTTOM_SMALL: 1,
  TEXT_BOTTOM: 2,
  TEXT_BOTTOM_SUB: 3,
  TEXT_TOP_SMALL: 4,
  TEXT_TOP: 5,
  TEXT_TOP_SUB: 6,
  HEART_NONE: 10,
  HEART_BOTTOM: 11,
  HEART_BOTTOM_SUB: 12,
  NUMBER_NONE: 20,
  NUMBER_BOTTOM: 21,
  NUMBER_BOTTOM_SUB: 22,
  NUMBER_BOTTOM_LARGE: 23,
  NUMBER_BOTTOM_SUB_LARGE: 24,
} as const;

export type TextCode = keyof typeof TEXT;

/** The options of the common text control, from none to top with subtitle. [GEN-COMMON-07] */
export const TEXT_CODES: readonly TextCode[] = [
  'TEXT_NONE',
  'TEXT_BOTTOM_SMALL',
  'TEXT_BOTTOM',
  'TEXT_BOTTOM_SUB',
  'TEXT_TOP_SMALL',
  'TEXT_TOP',
  'TEXT_TOP_SUB',
];

/** True if a text replaces the outer margin: every code but the three 'none'. [SZST-11] */
export function hasTextBand(code: number): boolean {
  return code !== TEXT.TEXT_NONE && code !== TEXT.HEART_NONE && code !== TEXT.NUMBER_NONE;
}

/** True if the code includes the subtitle txt2 besides the title txt1. [GEN-COMMON-11] */
export function hasSubtitle(code: number): boolean {
  return SUBTITLED.has(code);
}

const SUBTITLED: ReadonlySet<number> = new Set([
  TEXT.TEXT_BOTTOM_SUB,
  TEXT.TEXT_TOP_SUB,
  TEXT.HEART_BOTTOM_SUB,
  TEXT.NUMBER_BOTTOM_SUB,
  TEXT.NUMBER_BOTTOM_SUB_LARGE,
]);
