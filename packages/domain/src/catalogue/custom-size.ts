import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import type { MaterialCode } from './material.ts';
import { squareGrids } from './square-grids.ts';
import type { TemplateSize } from './template.ts';

/** The id of every custom child, also `childTemplateId` in saved collages; larger than 32 bits. [CHILD-01] [CHILD-02] */
export const CUSTOM_ID = '999999999999';

/** Kinds of custom sizes that designs allow. */
export type CustomSizeRule = 'default' | 'square' | 'heart' | 'number' | 'square-ratio';

export type SizeWarning = 'GENERATOR_WARNING_DEFAULT' | 'GENERATOR_WARNING_SQUARE' | 'GENERATOR_WARNING_SQUARE_RATIO';

export type SizeCheck =
  | { readonly ok: true }
  /** `minimum` is the length, cm, that the warning text names instead of its '20'. */
  | { readonly ok: false; readonly warning: SizeWarning; readonly minimum: Cm };

const GOOD: SizeCheck = { ok: true };

/** Removes characters that a length field does not accept. [CUST-03] [CUST-04] */
export function lengthCharacters(text: string): string {
  return text.replace(/[^0-9.,]/g, '');
}

/**
 * Parses a typed length: comma or point, rounded to the nearest 0.5 cm, halves upwards.
 *
 * @returns cm; null if the text is not one plain number
 * @see [CUST-01] [CUST-02]
 */
export function parseLength(text: string): Cm | null {
  const numberText = text.trim().replace(',', '.');
  if (!/^(\d{1,6}(\.\d*)?|\.\d+)$/.test(numberText)) return null;
  return Math.round(Number(numberText) * 2) / 2;
}

/**
 * Checks if a design may be made at this size. Every rule refuses lengths that are not positive numbers. The rule for numbers allows
 * every proportion within the sheet; beyond it the warning names the sheet. [CUST-05 … CUST-24]
 */
export function checkCustomSize(rule: CustomSizeRule, width: Cm | null, height: Cm | null): SizeCheck {
  if (width === null || height === null || !isLength(width) || !isLength(height)) return warningOf(rule);
  if (RULES[rule](width, height)) return GOOD;
  return warningOf(rule === 'number' ? 'default' : rule);
}

function isLength(length: Cm): boolean {
  return length > 0 && length < Number.POSITIVE_INFINITY;
}

const RULES: Readonly<Record<CustomSizeRule, (width: Cm, height: Cm) => boolean>> = {
  default: fitsDefault,
  square: (width, height) => isWithin(width, 20, 100) && isWithin(height, 20, 100) && isWithin(width / height, 0.98, 1.02),
  heart: (width, height) => isWithin(width, 30, 100) && width === height,
  number: fitsDefault,
  'square-ratio': (width, height) => fitsDefault(width, height) && squareGrids({ width, height }).length > 0,
};

/** Bounds of a side of a custom size, cm. */
export function customSideBounds(rule: CustomSizeRule): { readonly from: Cm; readonly to: Cm } {
  return { from: rule === 'heart' ? 30 : 20, to: rule === 'heart' || rule === 'square' ? 100 : 140 };
}

function fitsDefault(width: Cm, height: Cm): boolean {
  const isLarge = width >= 20 && height >= 20;
  const isWithinSheet = (width <= 140 && height <= 100) || (width <= 100 && height <= 140);
  return isLarge && isWithinSheet && width / height >= 0.1427 && height / width >= 0.1427;
}

function isWithin(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

function warningOf(rule: CustomSizeRule): SizeCheck {
  if (rule === 'default') return { ok: false, warning: 'GENERATOR_WARNING_DEFAULT', minimum: 20 };
  if (rule === 'square-ratio') return { ok: false, warning: 'GENERATOR_WARNING_SQUARE_RATIO', minimum: 20 };
  return { ok: false, warning: 'GENERATOR_WARNING_SQUARE', minimum: rule === 'square' ? 20 : 30 };
}

/** The template child for a custom size; the server supplies materials and description. [CHILD-04 … CHILD-06] */
export function customChild(
  { width, height }: SizeCm,
  answer: { readonly materials: readonly MaterialCode[]; readonly description: string },
): TemplateSize {
  const { materials, description } = answer;
  return { id: CUSTOM_ID, width, height, materials, description, url: '', isCustom: true, hasCustomSize: true };
}
