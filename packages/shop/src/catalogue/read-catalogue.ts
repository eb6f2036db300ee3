import { join } from 'node:path';
import { withDigits } from '@muro/domain';
import { type Fault, faultIn, fileFault } from '../files/fault.ts';
import { isFile, isFolder } from '../files/folder.ts';
import { folderStamp } from '../files/folder-stamp.ts';
import { createStampedCache, type StampedCache } from '../files/stamped-cache.ts';
import { addressFaults } from './address-faults.ts';
import type { CatalogueFiles, DesignEntry } from './catalogue-files.ts';
import { designFolders } from './design-folders.ts';
import { duplicateIdFaults } from './duplicate-id-faults.ts';
import { fitFaults } from './fit-faults.ts';
import { DESIGN_FILE, LAYOUT_FILE, SAMPLE_FOLDER } from './names.ts';
import { readDesign } from './read-design.ts';
import { readDigitFile } from './read-digit-file.ts';
import { type PictureFault, readLayout } from './read-layout.ts';
import { readPriceFile } from './read-price-file.ts';
import { readSamples } from './read-samples.ts';
import { type DesignFolder, type ResolvedLayout, resolveLayout } from './resolve-layout.ts';

/** Functions and options for reading a catalogue. */
export interface CatalogueTools {
  /** Checks a picture of a drawn design. Decoding may need a child process. */
  readonly artFault: PictureFault;
  /** Checks a photo for the cards. */
  readonly photoFault: PictureFault;
  /** 'all' checks every size; 'extreme' only the sizes that fail first. */
  readonly sizes: 'all' | 'extreme';
  /** Results of earlier reads; a new cache by default. */
  readonly cache?: StampedCache;
}

/**
 * Reads and checks all files of a shop's catalogue.
 *
 *     catalogue/{design}/design.xml     a design's list entry
 *     catalogue/{design}/template.xml   the layout of a drawn design, with its pictures beside it
 *     catalogue/prices.json             the price list
 *     catalogue/sample-photos/*.jpg     photos for the cards of the designs
 *     catalogue/shapes/numbers.xml      outlines of the digits, instead of the product's
 */
export async function readCatalogue(folder: string, { cache = createStampedCache(), ...tools }: CatalogueTools): Promise<CatalogueFiles> {
  const nothing = { folder, entries: [], prices: null, samples: { photos: [], stamp: '' }, digits: null };
  if (!isFolder(folder))
    return { ...nothing, faults: [fileFault(folder, isFile(folder) ? 'is a file, not a folder' : 'there is no such folder')] };
  const { folders, faults: strays } = designFolders(folder);
  const places = await Promise.all(folders.map((path) => readPlace(path, cache)));
  const duplicateFaults = duplicateIdFaults(places);
  const layoutAt = (owner: DesignFolder) =>
    cache.get(`layout ${owner.folder}`, owner.stamp, () => readLayout(join(owner.folder, LAYOUT_FILE), tools.artFault));
  const { digits, faults: digitFaults } = readDigitFile(folder);
  const digitStamp = digits?.map(({ path }) => path).join() ?? '';
  const entries: DesignEntry[] = [];
  const faults: Fault[] =
    folders.length > 0 ? [...strays] : [fileFault(folder, `holds no design: no folder with a ${DESIGN_FILE}`), ...strays];
  for (const place of places) {
    const layout = await resolveLayout(place, places, layoutAt);
    const alone = [...place.design.faults, ...(duplicateFaults.get(place.folder) ?? []), ...layout.faults, ...addressFaults(place)];
    const owner = layout.layout?.folder ?? '';
    const stamp = `${place.stamp} ${owner} ${places.find((other) => other.folder === owner)?.stamp ?? ''}`;
    const fit = alone.some(isError)
      ? []
      : cache.get(`fit ${place.folder}`, `${stamp} ${digitStamp}`, () => fitOf(place, layout, { ...tools, digits }));
    faults.push(...alone, ...fit);
    const { template } = place.design;
    const hasNoErrors = template !== null && ![...alone, ...fit].some(isError);
    entries.push({ folder: place.folder, files: hasNoErrors ? { folder: place.folder, template, layout: layout.layout, stamp } : null });
  }
  const { prices, faults: priceFaults } = readPriceFile(folder);
  const samples = await readSampleFolder(join(folder, SAMPLE_FOLDER), { cache, photoFault: tools.photoFault });
  return { folder, entries, prices, samples, digits, faults: [...faults, ...priceFaults, ...samples.faults, ...digitFaults] };
}

const isError = ({ level }: Fault) => level === 'error';

async function readPlace(folder: string, cache: StampedCache): Promise<DesignFolder> {
  const stamp = await folderStamp(folder);
  return { folder, stamp, design: cache.get(`design ${folder}`, stamp, () => readDesign(folder)) };
}

/** Checks that a design works at its sizes. */
function fitOf(
  { design: { template, root, file } }: DesignFolder,
  { document }: ResolvedLayout,
  { sizes, digits }: Pick<CatalogueTools, 'sizes'> & Pick<CatalogueFiles, 'digits'>,
): readonly Fault[] {
  if (!template || !root) return [];
  return fitFaults({ template: withDigits(template, digits), layout: document, sizes }, root).map((fault) => ({
    ...faultIn(file, fault),
    level: fault.level,
  }));
}

async function readSampleFolder(
  folder: string,
  { cache, photoFault }: { readonly cache: StampedCache; readonly photoFault: PictureFault },
) {
  const stamp = await folderStamp(folder);
  return { stamp, ...(await cache.get('samples', stamp, () => readSamples(folder, photoFault))) };
}
