import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Collage, composePage, type Page, readCollageXml, restoreCollage, type SavedCollage, savedDesign, typeOf } from '@muro/domain';
import { findDesign, type ShopDesign, staticDocument } from '../catalogue.ts';
import { wrongInput } from '../failure.ts';
import { accessReason, readText } from '../read-text.ts';
import { xmlRead } from '../xml-read.ts';

/** A collage on disk, opened: what is drawn, and where it came from. */
export interface OpenedCollage {
  /** The document itself. */
  readonly file: string;
  readonly saved: SavedCollage;
  readonly collage: Collage;
  readonly page: Page;
  /** The shop's design, for its art. */
  readonly shop: ShopDesign | null;
  /** The same for the same document. */
  readonly id: string;
}

/** @param place  a folder with a collage.xml in it, or the document itself */
export async function openCollage(place: string): Promise<OpenedCollage> {
  const file = (await isFolder(place)) ? join(place, 'collage.xml') : place;
  const text = await readText(file);
  const saved = xmlRead(file, () => readCollageXml(text));
  const shop = saved.documents.length > 0 ? null : await findDesign(saved.templateId);
  const design = savedDesign(saved, shop && typeOf(shop.template) === 'static' ? await staticDocument(shop) : null);
  if (!design) throw wrongInput(file, `its design '${saved.templateId}' is not in the catalogue`);
  return {
    file,
    saved,
    collage: restoreCollage(saved, design),
    page: composePage({ document: design.document, trim: design.size, material: design.material }),
    shop,
    id: createHash('sha256').update(text).digest('hex'),
  };
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
