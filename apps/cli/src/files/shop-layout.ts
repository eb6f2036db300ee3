import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { baseUrlOf, layoutOwnerOf, readTemplateXml, type TemplateDocument } from '@muro/domain';
import { wrongInput } from '../terminal/failure.ts';
import { findDesign, type ShopDesign } from './find-design.ts';
import { accessReason, readText } from './read-text.ts';
import { readXml } from './read-xml.ts';

/** Layout of a static design, and the folder of its pictures. */
export interface ShopLayout {
  readonly document: TemplateDocument;
  readonly baseUrl: string;
  readonly folder: string;
}

/** Returns the layout that a design's source refers to, possibly another design's; designer and server do the same. [TPL-15] */
export async function shopLayout({ template, folder: designFolder }: ShopDesign): Promise<ShopLayout> {
  const ownerId = layoutOwnerOf(template);
  const folder = ownerId === template.id ? designFolder : (await findDesign(ownerId))?.folder;
  if (folder === undefined)
    throw wrongInput(join(designFolder, 'design.xml'), `no design of this catalogue has the id '${ownerId}' of its source`);
  const { LAYOUT_FILE, layoutFiles } = await import('@muro/shop');
  const path = join(folder, LAYOUT_FILE);
  const templateXml = await readText(path);
  const baseUrl = baseUrlOf(template);
  const document = readXml(path, () => readTemplateXml(templateXml, { baseUrl }));
  const { hash } = await layoutFiles({ templateXml, baseUrl, folder }).catch((error: NodeJS.ErrnoException) => {
    throw wrongInput(error.path ?? folder, `the picture of the design cannot be read: ${accessReason(error)}`);
  });
  return { document: { ...document, hash }, baseUrl, folder };
}

/** Returns a function from the address of a picture in the layout to its file. */
export function resourceFiles(layout: ShopLayout | null): (source: string) => string | null {
  return (source) => {
    if (!layout || layout.baseUrl === '' || !source.startsWith(layout.baseUrl) || source.includes('..')) return null;
    const file = join(layout.folder, source.slice(layout.baseUrl.length));
    if (!existsSync(file)) throw wrongInput(file, 'the picture of the design is missing');
    return file;
  };
}
