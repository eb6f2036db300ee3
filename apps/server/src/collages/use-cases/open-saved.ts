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
 * A saved collage as the page and content that are drawn. A generated design's layout stands in the document itself,
 * a static one's with the design.
 *
 * @returns null when a static one's is not there
 * @throws XmlFormatError when it is broken
 */
export function openSaved(saved: SavedCollage, staticDesign: StaticDesign | null): OpenedCollage | null {
  const design = savedDesign(saved, staticDocument(staticDesign));
  if (!design) return null;
  return {
    page: designPage(design),
    collage: restoreCollage(saved, design),
  };
}

/** @throws XmlFormatError when the template is broken */
export function staticDocument(design: StaticDesign | null): TemplateDocument | null {
  return design && readTemplateXml(design.templateXml, { baseUrl: design.baseUrl, hash: design.hash });
}
