import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { baseUrlOf, readDesignXml, readTemplateXml, type Template, type TemplateDocument } from '@muro/domain';
import { wrongInput, wrongUsage } from './failure.ts';
import { catalogueFolder } from './places.ts';
import { readText } from './read-text.ts';
import { xmlRead } from './xml-read.ts';

/** A design of the shop: its list entry and the folder with its art. */
export interface ShopDesign {
  readonly template: Template;
  readonly folder: string;
}

/** The design with this id, from `catalogue/{design}/design.xml`; null when the shop does not have it. */
export async function findDesign(id: string): Promise<ShopDesign | null> {
  const root = catalogueFolder();
  if (!existsSync(root)) return null;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('design.xml'));
  for (const file of files.sort()) {
    const path = join(root, file);
    const text = await readText(path);
    const template = xmlRead(path, () => readDesignXml(text));
    if (template.id === id) return { template, folder: join(path, '..') };
  }
  return null;
}

export async function designNamed(id: string): Promise<ShopDesign> {
  const design = await findDesign(id);
  if (!design) throw wrongUsage(`--template: the catalogue has no design '${id}'`);
  return design;
}

/** The layout of a static design. */
export async function staticDocument({ template, folder }: ShopDesign): Promise<TemplateDocument> {
  const path = join(folder, 'template.xml');
  const text = await readText(path);
  return xmlRead(path, () => readTemplateXml(text, { baseUrl: baseUrlOf(template) }));
}

/** The file of a picture of a static design, by the address its layout gives. */
export function resourceFiles(design: ShopDesign | null): (source: string) => string | null {
  const baseUrl = design ? baseUrlOf(design.template) : '';
  return (source) => {
    if (!design || baseUrl === '' || !source.startsWith(baseUrl) || source.includes('..')) return null;
    const file = join(design.folder, source.slice(baseUrl.length));
    if (!existsSync(file)) throw wrongInput(file, 'the picture of the design is missing');
    return file;
  };
}
