import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Collage,
  designPage,
  type Page,
  PRODUCT_PAGES,
  readCollageXml,
  restoreCollage,
  type SavedCollage,
  savedDesign,
  typeOf,
} from '@muro/domain';
import { findDesign } from '../find-design.ts';
import { wrongInput } from '../failure.ts';
import { accessReason, readText } from '../read-text.ts';
import { type ShopLayout, shopLayout } from '../shop-layout.ts';
import { readXml } from '../read-xml.ts';

/** A collage on disk, opened: what is drawn, and where it came from. */
export interface OpenedCollage {
  /** The document itself. */
  readonly file: string;
  readonly saved: SavedCollage;
  readonly collage: Collage;
  readonly page: Page;
  /** The layout of a static design, for its art. */
  readonly layout: ShopLayout | null;
  /** The same for the same document. */
  readonly id: string;
}

/** @param place  a folder with a collage.xml in it, or the document itself */
export async function openCollage(place: string): Promise<OpenedCollage> {
  const file = (await isFolder(place)) ? join(place, 'collage.xml') : place;
  const text = await readText(file);
  const saved = readXml(file, () => readCollageXml(text));
  const { length: pages } = saved.pages;
  if (pages > PRODUCT_PAGES) throw wrongInput(file, `has ${pages} pages, and a print file has one; make each page a collage of its own`);
  const layout = await layoutOf(file, saved);
  const design = savedDesign(saved, layout?.document ?? null);
  if (!design) throw wrongInput(file, `its design '${saved.templateId}' is not in the catalogue`);
  return {
    file,
    saved,
    collage: restoreCollage(saved, design),
    page: designPage(design),
    layout,
    id: createHash('sha256').update(text).digest('hex'),
  };
}

/** Of a static design: the one of the catalogue, if it is the one that the collage was made on. */
async function layoutOf(file: string, { templateId, documents, layout: hash }: SavedCollage): Promise<ShopLayout | null> {
  const shop = documents.length > 0 ? null : await findDesign(templateId);
  if (!shop || typeOf(shop.template) !== 'static') return null;
  const layout = await shopLayout(shop);
  if (hash !== '' && hash !== layout.document.hash)
    throw wrongInput(
      file,
      `was made on another layout than its design '${templateId}' has now; bring that one back, or make the collage anew`,
    );
  return layout;
}

/** Where the photos are when nobody says: beside the document. */
export function photoFolder({ file }: Pick<OpenedCollage, 'file'>): string {
  return join(dirname(file), 'photos');
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw wrongInput(path, accessReason(error));
  }
}
