import type { OrderWarning } from '@muro/api';
import {
  changeSavedMaterial,
  type MaterialCode,
  PRODUCT_PAGES,
  type QualitySummary,
  readCollageXml,
  type SavedCollage,
  writeCollageXml,
} from '@muro/domain';
import type { Layouts, StaticDesign } from '../../catalogue/types/catalogue.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { CollageVersion } from '../types/collages.ts';
import type { Documents } from '../types/documents.ts';
import { staticDocument } from './open-saved.ts';

/** A version of a collage as it is ordered. */
export interface OrderedCollage {
  /** Document on the material of the order, without its outdated screenshot; null if the version already has that material. */
  readonly xml: string | null;
  /** True if every slot has a photo on this material, and every photo a slot. */
  readonly isWhole: boolean;
  /** Warnings to show to the buyer before ordering. */
  readonly warnings: readonly OrderWarning[];
  readonly hasWords: boolean;
  /** The static design; null for a generated one. */
  readonly staticDesign: StaticDesign | null;
}

/** Converts a collage to the material chosen in the cart, with the same layout as if it were opened in the editor and changed there. */
export async function orderedCollage(layouts: Layouts, version: CollageVersion, material: MaterialCode): Promise<Result<OrderedCollage>> {
  const saved = readCollageXml(version.xml);
  if (saved.pages.length > PRODUCT_PAGES) return refuse('ERROR_PAGES', { place: `collage/pages: ${saved.pages.length} pages` });
  const design = saved.documents.length > 0 ? null : await layouts.find(version.templateId, saved.layout);
  const converted = changeSavedMaterial(saved, material, staticDocument(design));
  if (!converted) return refuse('ERROR_NOT_FOUND');
  const xml = converted.saved === saved ? null : writeCollageXml({ ...converted.saved, screenshot: '' });
  return done({
    xml,
    isWhole: converted.isWhole,
    warnings: warningsOf(converted.quality),
    hasWords: hasWords(converted.saved),
    staticDesign: design,
  });
}

/** Returns all warnings for the buyer, including texts that are cut off, which are found by typesetting them as they will be printed. */
export async function warningsToShow(documents: Documents, version: CollageVersion, ordered: OrderedCollage): Promise<OrderWarning[]> {
  const { xml, warnings, staticDesign } = ordered;
  const isCut = ordered.hasWords && (await documents.hasCutWords(xml ?? version.xml, staticDesign));
  return [...warnings, ...(isCut ? (['words-cut'] as const) : [])];
}

const hasWords = ({ pages }: SavedCollage): boolean =>
  pages.some(({ items }) => items.some((item) => 'text' in item && item.text !== null && item.text.text.trim() !== ''));

const warningsOf = ({ lowCount, isDouble }: QualitySummary): readonly OrderWarning[] => [
  ...(lowCount > 0 ? (['low-resolution'] as const) : []),
  ...(isDouble ? (['photo-twice'] as const) : []),
];
