import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DigitShape, readDesignXml, type Template, withDigits } from '@muro/domain';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';
import { catalogueFolder } from './paths.ts';
import { readText } from './read-text.ts';
import { readXml } from './read-xml.ts';

/** A design of the shop: its list entry and its folder. */
export interface ShopDesign {
  readonly template: Template;
  readonly folder: string;
}

/** Finds a design by id in `catalogue/{design}/design.xml`; null if the shop does not have it. */
export async function findDesign(id: string): Promise<ShopDesign | null> {
  const root = catalogueFolder();
  if (!existsSync(root)) return null;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('design.xml'));
  for (const file of files.sort()) {
    const path = join(root, file);
    const text = await readText(path);
    const template = readXml(path, () => readDesignXml(text));
    if (template.id === id) return { template: withDigits(template, await shopDigits(root)), folder: join(path, '..') };
  }
  return null;
}

/** Reads the shop's outlines of digits; null to use the product's. */
async function shopDigits(root: string): Promise<readonly DigitShape[] | null> {
  const { placeText, readDigitFile } = await import('@muro/shop');
  const { digits, faults } = readDigitFile(root);
  const error = faults.find(({ level }) => level === 'error');
  if (error) throw wrongInput(error.file, [placeText(error), error.reason].filter(Boolean).join(': '));
  return digits;
}

export async function requireDesign(id: string): Promise<ShopDesign> {
  const design = await findDesign(id);
  if (!design) throw wrongUsage(`--template: the catalogue has no design '${id}'`);
  return design;
}
