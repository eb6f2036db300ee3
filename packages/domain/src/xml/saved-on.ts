import type { MaterialCode } from '../catalogue/material.ts';
import { changeDesign } from '../collage/change-design.ts';
import type { Collage } from '../collage/collage.ts';
import type { CollageTools } from '../collage/collage-tools.ts';
import { designOn } from '../collage/design-on.ts';
import { designPage } from '../collage/design-page.ts';
import { isFinished } from '../collage/is-finished.ts';
import { layBySubject } from '../collage/lay-by-subject.ts';
import { type QualitySummary, qualitySummary } from '../collage/quality-summary.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import { restoreCollage, savedDesign } from './restore-collage.ts';
import type { SavedCollage } from './saved-collage.ts';
import { savedCollageOf } from './saved-collage-of.ts';

/** A saved collage as it is on another material. */
export interface SavedOn {
  readonly saved: SavedCollage;
  /** Every place has its photo, and every photo that had a place has one still: another material may have more places or fewer. */
  readonly isWhole: boolean;
  /** How its photos print on this material. */
  readonly quality: QualitySummary;
}

/** Texts lie on the front, which no material changes: they keep the size that they were fitted to. */
const TOOLS: CollageTools = { sizeText: (data) => data, defaultTexts: { title: '', subtitle: '' } };

/**
 * The collage as whoever opened it and chose this material would see it. Its small picture, which shows it on its own
 * material, stays behind when that is another one.
 *
 * @param staticDocument  the layout of a static design; a generated one stands in the collage
 * @returns null when its layout is not there
 */
export function savedOn(saved: SavedCollage, material: MaterialCode, staticDocument: TemplateDocument | null = null): SavedOn | null {
  const design = savedDesign(saved, staticDocument);
  if (!design) return null;
  const before = restoreCollage(saved, design);
  const collage = layBySubject(before, changeDesign(before, designOn(design, material), true, TOOLS));
  const page = designPage(collage.design);
  const isWhole = isFinished(page, collage) && placed(collage) === placed(before);
  const quality = qualitySummary(page, collage);
  if (collage === before) return { saved, isWhole, quality };
  const photoFiles = Object.fromEntries(saved.photos.map((photo) => [photo.id, photo]));
  return { saved: savedCollageOf(collage, { page, photoFiles, customSize: saved.customSize }), isWhole, quality };
}

const placed = ({ fills }: Collage): number => Object.keys(fills).length;
