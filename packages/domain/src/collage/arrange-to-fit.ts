import { fit } from '../layouts/fit.ts';
import { canUseFit } from '../layouts/registry.ts';
import { TEXT, TEXT_CODES } from '../layouts/shared/text-codes.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import type { Collage } from './collage.ts';
import { slotsOf } from './design-slots.ts';
import { followsPhotos, type LayoutPlan, type PlanOptions, planCurrentLayout, planLayout } from './follow-photos.ts';

/** True if a page of photos of this design can be arranged by Fit. */
export function canArrangeToFit({ design }: Pick<Collage, 'design'>): boolean {
  return canUseFit(design.generator);
}

/**
 * Plans a Fit layout of a collage of any design: at its size, on its material, with its title. A layout that already follows its photos
 * changes only as far as they require.
 *
 * @returns null if there are no photos, or the design does not allow it
 */
export function planArrangement(collage: Collage, options: PlanOptions): LayoutPlan | null {
  if (followsPhotos(collage)) return planCurrentLayout(collage, options);
  return canArrangeToFit(collage) ? planLayout(collage, options, { generator: fit, vals: fitVals(collage), isNear: false }) : null;
}

/** Spacing and margin of the present layout, if it has them, and a text code. */
function fitVals(collage: Collage): TemplateDocument['vals'] {
  const { borderCM, marginCM } = collage.design.document.vals;
  return {
    ...(borderCM !== undefined && { borderCM }),
    ...(marginCM !== undefined && { marginCM }),
    hasText: String(textCodeOf(collage)),
  };
}

const COMMON_CODES: ReadonlySet<number> = new Set(TEXT_CODES.map((code) => TEXT[code]));

/** The text code for the present words: the present code if Fit supports it, else the nearer one of above and below the photos. */
function textCodeOf({ design, texts }: Collage): number {
  const cells = [...slotsOf(design).texts.values()].filter(({ slot }) => texts[slot]?.text.trim());
  const [first] = cells;
  if (!first) return TEXT.TEXT_NONE;
  const titleCode = Number(design.document.vals.hasText);
  if (titleCode !== TEXT.TEXT_NONE && COMMON_CODES.has(titleCode)) return titleCode;
  const isAbove = first.y + first.height / 2 < design.size.height / 2;
  if (cells.some(({ slot }) => slot === 'txt2')) return isAbove ? TEXT.TEXT_TOP_SUB : TEXT.TEXT_BOTTOM_SUB;
  return isAbove ? TEXT.TEXT_TOP : TEXT.TEXT_BOTTOM;
}
