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
import { findDesign } from '../files/find-design.ts';
import { accessReason, readText } from '../files/read-text.ts';
import { readXml } from '../files/read-xml.ts';
import { type ShopLayout, shopLayout } from '../files/shop-layout.ts';
import { wrongInput } from '../terminal/failure.ts';

/** An opened collage with its page and sources. */
export interface OpenedCollage {
  /** Path of the document. */
  readonly file: string;
  readonly saved: SavedCollage;
  readonly collage: Collage;
  readonly page: Page;
  /** Layout of a static design, for its pictures; null for a generated one. */
  readonly layout: ShopLayout | null;
  /** Id that depends only on the document. */
  readonly id: string;
}

/** @param place  path of the document, or of a folder with a collage.xml */
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

/** Returns the layout of a static design from the catalogue, if the collage was made with the same version. */
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

/** Returns the default folder of the photos, beside the document. */
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
