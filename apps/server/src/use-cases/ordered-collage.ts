import { type MaterialCode, PRODUCT_PAGES, readCollageXml, savedOn, writeCollageXml } from '@muro/domain';
import type { Layouts } from '../ports/catalogue.ts';
import type { CollageVersion } from '../ports/collages.ts';
import { staticDocument } from './open-saved.ts';
import { done, type Result, refuse } from './result.ts';

/** A version of a collage as it is ordered. */
export interface OrderedCollage {
  /** Its document on the material of the order; null where the version is on it already. */
  readonly xml: string | null;
  /** Every place has its photo on this material, and every photo its place. */
  readonly isWhole: boolean;
}

/** A collage on the material that was chosen last: dealt for it as whoever opens it and chooses that material sees it. */
export async function orderedCollage(layouts: Layouts, version: CollageVersion, material: MaterialCode): Promise<Result<OrderedCollage>> {
  const saved = readCollageXml(version.xml);
  if (saved.pages.length > PRODUCT_PAGES) return refuse('ERROR_PAGES', { place: `collage/pages: ${saved.pages.length} pages` });
  const design = saved.documents.length > 0 ? null : await layouts.find(version.templateId, saved.layout);
  const on = savedOn(saved, material, staticDocument(design));
  if (!on) return refuse('ERROR_NOT_FOUND');
  return done({ xml: on.saved === saved ? null : writeCollageXml(on.saved), isWhole: on.isWhole });
}
