import { join } from 'node:path';
import { sizesOf } from '@muro/domain';
import { DESIGN_FILE, LAYOUT_FILE } from '../catalogue/names.ts';
import { type CatalogueTools, readCatalogue } from '../catalogue/read-catalogue.ts';
import { readDesign } from '../catalogue/read-design.ts';
import { soldDesigns } from '../catalogue/sold-designs.ts';
import { isFile, isFolder } from '../files/folder.ts';
import { SHOP_FILE } from '../shop-data/names.ts';
import { SHOP_TEXTS } from '../shop-data/shop-data.ts';
import { formatCount } from '../text/format-count.ts';
import { checkFile } from './check-file.ts';
import type { CheckResult } from './check-result.ts';
import { checkShop } from './check-shop.ts';

/** Checks a folder: a shop's data, a whole catalogue, one design, or a collage with its photos. */
export async function checkFolder(folder: string, tools: CatalogueTools, isMailing = false): Promise<CheckResult> {
  if (isFile(join(folder, 'collage.xml'))) return { ...(await checkFile(join(folder, 'collage.xml'), tools.artFault)), file: folder };
  if (isShop(folder)) return checkShop(folder, isMailing);
  return isFile(join(folder, DESIGN_FILE)) ? await checkDesign(folder, tools) : await checkCatalogue(folder, tools);
}

/** True for a shop's folder, also if its file is missing or misnamed: its text folders identify it. */
const isShop = (folder: string) => isFile(join(folder, SHOP_FILE)) || SHOP_TEXTS.some((text) => isFolder(join(folder, text)));

async function checkDesign(folder: string, { artFault }: CatalogueTools): Promise<CheckResult> {
  const { template, faults } = readDesign(folder);
  const layout = isFile(join(folder, LAYOUT_FILE)) ? await checkFile(join(folder, LAYOUT_FILE), artFault) : null;
  return { file: folder, kind: 'design', contents: template?.name ?? '', faults: [...faults, ...(layout?.faults ?? [])] };
}

async function checkCatalogue(folder: string, tools: CatalogueTools): Promise<CheckResult> {
  const files = await readCatalogue(folder, tools);
  const { prices } = files;
  const sold = prices ? soldDesigns(files, prices) : { designs: [], faults: [] };
  const sizes = sold.designs.flatMap(({ template }) => sizesOf(template)).length;
  return {
    file: folder,
    kind: 'catalogue',
    contents: `${formatCount(sold.designs.length, 'design')} in ${formatCount(sizes, 'size')}${prices ? `, ${formatCount(Object.keys(prices.materials).length, 'material')}, ${prices.currency}` : ''}`,
    faults: [...files.faults, ...sold.faults],
  };
}
