import {
  type Collage,
  composePage,
  type MaterialCode,
  type Page,
  readTemplateXml,
  restoreCollage,
  type SavedCollage,
  savedDesign,
} from '@muro/domain';
import type { StaticDesign } from './ports.ts';

export interface OpenedCollage {
  readonly page: Page;
  readonly collage: Collage;
}

/**
 * A saved collage as the page and content that are drawn. A generated design's layout stands in the document itself,
 * a static one's in the catalogue.
 *
 * @param material  what it is ordered on; the collage's own without one
 * @returns null when the catalogue has the design no more
 * @throws XmlFormatError when the catalogue's template is broken
 */
export function openSaved(
  saved: SavedCollage,
  staticDesign: StaticDesign | null,
  material: MaterialCode = saved.material,
): OpenedCollage | null {
  const staticDocument = staticDesign && readTemplateXml(staticDesign.templateXml, { baseUrl: staticDesign.baseUrl });
  const design = savedDesign(saved, staticDocument);
  if (!design) return null;
  const page = composePage({ document: design.document, trim: design.size, material });
  return { page, collage: restoreCollage(saved, { ...design, material }) };
}
