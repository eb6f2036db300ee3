import type { MaterialCode } from '../catalogue/material.ts';
import { changeDesign } from '../collage/change-design.ts';
import { changeDesignMaterial } from '../collage/change-design-material.ts';
import type { Collage } from '../collage/collage.ts';
import type { CollageTools } from '../collage/collage-tools.ts';
import { designPage } from '../collage/design-page.ts';
import { isFinished } from '../collage/is-finished.ts';
import { placeBySubject } from '../collage/place-by-subject.ts';
import { type QualitySummary, qualitySummary } from '../collage/quality-summary.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import { restoreCollage, savedDesign } from './restore-collage.ts';
import type { SavedCollage } from './saved-collage.ts';
import { savedCollageOf } from './saved-collage-of.ts';

/** A saved collage after a change of material. */
export interface SavedMaterialChange {
  readonly saved: SavedCollage;
  /** True if every slot has its photo and every placed photo still has a slot: another material may have more slots or fewer. */
  readonly isWhole: boolean;
  /** Print quality of its photos on this material. */
  readonly quality: QualitySummary;
}

/** Texts lie on the front, which no material changes, so they keep their sizes. */
const TOOLS: CollageTools = { sizeText: (data) => data, defaultTexts: { title: '', subtitle: '' } };

/**
 * Changes the material of a saved collage as the editor does. Its screenshot is dropped if the material changes, since it shows the
 * previous one.
 *
 * @param staticDocument  the layout of a static design; the layout of a generated one is in the collage
 * @returns null if its layout is missing
 */
export function changeSavedMaterial(
  saved: SavedCollage,
  material: MaterialCode,
  staticDocument: TemplateDocument | null = null,
): SavedMaterialChange | null {
  const design = savedDesign(saved, staticDocument);
  if (!design) return null;
  const before = restoreCollage(saved, design);
  const collage = placeBySubject(before, changeDesign(before, changeDesignMaterial(design, material), true, TOOLS));
  const page = designPage(collage.design);
  const isWhole = isFinished(page, collage) && placed(collage) === placed(before);
  const quality = qualitySummary(page, collage);
  if (collage === before) return { saved, isWhole, quality };
  const photoFiles = Object.fromEntries(saved.photos.map((photo) => [photo.id, photo]));
  return { saved: savedCollageOf(collage, { page, photoFiles, customSize: saved.customSize }), isWhole, quality };
}

const placed = ({ fills }: Collage): number => Object.keys(fills).length;
