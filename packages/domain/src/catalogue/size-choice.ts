import { type Format, formatOf } from '../geometry/format.ts';
import type { SizeCm } from '../geometry/rect.ts';
import { MATERIALS, type MaterialCode } from './material.ts';
import type { Template, TemplateSize } from './template.ts';
import { defaultChild, sizesOf } from './template-rules.ts';

/** The standard size with these dimensions, or null. [FMT-15] */
export function standardSize(template: Template, { width, height }: SizeCm): TemplateSize | null {
  return sizesOf(template).find((size) => !size.isCustom && size.width === width && size.height === height) ?? null;
}

/**
 * The effective size: a custom size only if the template allows it and has no equal standard size.
 *
 * @see [SZST-02] [SZST-03]
 */
export function settleSize(template: Template, active: TemplateSize | null): TemplateSize {
  if (!active) return defaultChild(template);
  if (!active.isCustom) return active;
  return standardSize(template, active) ?? (template.hasCustomSize ? active : defaultChild(template));
}

/** The orientations of a template's sizes, as codes in the order 1, 2, 3. [SIZE-22] */
export function formatsOf(template: Template): readonly Format[] {
  const formats = new Set(sizesOf(template).map(formatOf));
  return ([1, 2, 3] as const).filter((format) => formats.has(format));
}

/** The first size of an orientation, or null. [SZST-04] */
export function firstOfFormat(template: Template, format: Format): TemplateSize | null {
  return sizesOf(template).find((size) => formatOf(size) === format) ?? null;
}

/** Entries of the material list: no preference first, then the materials of the size. */
export function materialsOf(size: TemplateSize): readonly MaterialCode[] {
  return ['', ...size.materials.filter((code) => code !== '')];
}

/** The effective material after a change of size: no preference if the size is not offered on the current one. [SZST-06] */
export function settleMaterial(size: TemplateSize, active: MaterialCode): MaterialCode {
  return materialsOf(size).includes(active) ? active : '';
}

/**
 * True if a change of material resets the margin to 0: from no preference to any, and from flat materials to canvas. [SZST-07] [SZST-08]
 */
export function resetsMargin(from: MaterialCode, to: MaterialCode): boolean {
  if (from === to) return false;
  return from === '' || (MATERIALS[to].isCanvas && !MATERIALS[from].isCanvas);
}
