import {
  type Collage,
  designPage,
  type Page,
  readTemplateXml,
  restoreCollage,
  type SavedCollage,
  savedDesign,
  type TemplateDocument,
} from '@muro/domain';
import type { StaticDesign } from '../../catalogue/types/catalogue.ts';

export interface OpenedCollage {
  readonly page: Page;
  readonly collage: Collage;
}

/**
 * Returns the page and content of a saved collage. The layout of a generated design is part of the document, that of a static one comes
 * from the design.
 *
 * @returns null if the layout of a static design is missing
 * @throws XmlFormatError if it is malformed
 */
export function openSaved(saved: SavedCollage, staticDesign: StaticDesign | null): OpenedCollage | null {
  const design = savedDesign(saved, staticDocument(staticDesign));
  if (!design) return null;
  return {
    page: designPage(design),
    collage: restoreCollage(saved, design),
  };
}

/** Parses the layout of a static design. @throws XmlFormatError if it is malformed */
export function staticDocument(design: StaticDesign | null): TemplateDocument | null {
  return design && readTemplateXml(design.templateXml, { baseUrl: design.baseUrl, hash: design.hash });
}
