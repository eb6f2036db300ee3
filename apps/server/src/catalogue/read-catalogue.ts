import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseUrlOf, generatorNamed, generatorNameOf, type PriceList, readDesignXml, type Template, typeOf } from '@muro/domain';
import type { Catalogue } from '../use-cases/ports.ts';

const NO_PRICES: PriceList = { currency: 'EUR', materials: {} };
const DESIGN_FILE = 'design.xml';
const TEMPLATE_FILE = 'template.xml';

/** Tells the operator about a design that cannot be used; the others go on. */
export type ReportFault = (sentence: string) => void;

export interface DiskCatalogue extends Catalogue {
  /** The folder of a design; null for an unknown one. */
  folderOf(id: string): string | null;
}

/**
 * Reads the shop's catalogue once, at the start.
 *
 *     catalogue/{design}/design.xml     a design's list entry; listed in the order of their ids
 *     catalogue/{design}/template.xml   the layout of a static one, its art beside it
 *     catalogue/prices.json             the price list
 */
export function readCatalogue(folder: string, report: ReportFault = () => {}): DiskCatalogue {
  const byId = new Map<string, { readonly template: Template; readonly folder: string }>();
  for (const place of designFolders(folder)) {
    const template = readDesign(place, report);
    if (template && byId.has(template.id)) report(`${place}: the id ${template.id} is taken by ${byId.get(template.id)?.folder}`);
    else if (template) byId.set(template.id, { template, folder: place });
  }
  const priceFile = join(folder, 'prices.json');
  return {
    templates: [...byId.values()].map(({ template }) => template).sort(byNumber),
    prices: existsSync(priceFile) ? (JSON.parse(readFileSync(priceFile, 'utf8')) as PriceList) : NO_PRICES,
    template: (id) => byId.get(id)?.template ?? null,
    folderOf: (id) => byId.get(id)?.folder ?? null,
    staticDesign(id) {
      const design = byId.get(id);
      const file = join(design?.folder ?? '', TEMPLATE_FILE);
      if (!design || typeOf(design.template) !== 'static' || !existsSync(file)) return null;
      return { templateXml: readFileSync(file, 'utf8'), baseUrl: baseUrlOf(design.template), folder: design.folder };
    },
  };
}

const byNumber = (one: Template, other: Template) => one.id.localeCompare(other.id, 'en', { numeric: true });

function designFolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(DESIGN_FILE))
    .sort()
    .map((path) => join(folder, path, '..'));
}

function readDesign(folder: string, report: ReportFault): Template | null {
  try {
    const template = readDesignXml(readFileSync(join(folder, DESIGN_FILE), 'utf8'));
    const generator = typeOf(template) === 'generated' ? generatorNameOf(template) : '';
    if (!generatorNamed(generator)) report(`${join(folder, DESIGN_FILE)}: nobody knows the generator '${generator}' of its source`);
    return template;
  } catch (error) {
    report(`${join(folder, DESIGN_FILE)}: ${(error as Error).message}`);
    return null;
  }
}
