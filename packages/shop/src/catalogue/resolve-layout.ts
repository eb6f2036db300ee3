import { join } from 'node:path';
import { baseUrlOf, layoutOwnerOf, type TemplateDocument, typeOf } from '@muro/domain';
import { type Fault, faultIn, fileFault } from '../files/fault.ts';
import { isFile, namesIn, similarNameHint } from '../files/folder.ts';
import { isIgnored } from '../files/is-ignored.ts';
import type { DesignLayout } from './catalogue-files.ts';
import { elementFault } from './element-fault.ts';
import { LAYOUT_FILE } from './names.ts';
import type { ReadDesign } from './read-design.ts';
import type { ReadLayout } from './read-layout.ts';

/** A folder with its design. */
export interface DesignFolder {
  readonly folder: string;
  /** Changes when anything in the folder changes. */
  readonly stamp: string;
  readonly design: ReadDesign;
}

export interface ResolvedLayout {
  /** Null for a generated design and for a layout with an error. */
  readonly layout: DesignLayout | null;
  readonly document: TemplateDocument | null;
  readonly faults: readonly Fault[];
}

const NONE: ResolvedLayout = { layout: null, document: null, faults: [] };

/** Reads the layout in a folder. */
export type LayoutReader = (owner: DesignFolder) => Promise<ReadLayout>;

/**
 * Finds the layout that a design's `source` refers to: usually the `template.xml` in the same folder, otherwise that of another design.
 * Screen and print both use the source. [TPL-15] [TPL-16]
 */
export async function resolveLayout(place: DesignFolder, places: readonly DesignFolder[], read: LayoutReader): Promise<ResolvedLayout> {
  const { template } = place.design;
  if (!template) return NONE;
  const hasFile = isFile(join(place.folder, LAYOUT_FILE));
  if (typeOf(template) === 'generated')
    return hasFile ? { ...NONE, faults: [sourceFault(place, `${LAYOUT_FILE} is not used: source names a generator`, 'warning')] } : NONE;
  const ownerId = layoutOwnerOf(template);
  const owner = places.find(({ design }) => design.template?.id === ownerId);
  if (!owner)
    return { ...NONE, faults: [sourceFault(place, `no design of this catalogue has the id '${ownerId.slice(0, 64)}' of its source`)] };
  return owner.folder === place.folder ? await readOwnLayout(place, read) : await readLayoutOfOwner(place, owner, { read, hasFile });
}

async function readOwnLayout(place: DesignFolder, read: LayoutReader): Promise<ResolvedLayout> {
  const { folder, design } = place;
  const names = namesIn(folder, isIgnored);
  if (!names.includes(LAYOUT_FILE))
    return { ...NONE, faults: [fileFault(folder, `${LAYOUT_FILE} is missing${similarNameHint(names, LAYOUT_FILE)}`)] };
  const layout = await read(place);
  return { ...usable(layout, folder, design), faults: layout.faults };
}

async function readLayoutOfOwner(
  place: DesignFolder,
  owner: DesignFolder,
  { read, hasFile }: { readonly read: LayoutReader; readonly hasFile: boolean },
): Promise<ResolvedLayout> {
  const unused = hasFile ? [sourceFault(place, `its own ${LAYOUT_FILE} is not used: source names that of ${owner.folder}`, 'warning')] : [];
  const used = isFile(join(owner.folder, LAYOUT_FILE)) ? usable(await read(owner), owner.folder, place.design) : NONE;
  const faults = used.layout
    ? []
    : [sourceFault(place, `the layout of its source, ${join(owner.folder, LAYOUT_FILE)}, is missing or has a fault`)];
  return { ...used, faults: [...unused, ...faults] };
}

function usable({ document, xml, faults }: ReadLayout, folder: string, { template }: ReadDesign): ResolvedLayout {
  if (!document || !template || faults.some(({ level }) => level === 'error')) return NONE;
  return { layout: { templateXml: xml, baseUrl: baseUrlOf(template), folder }, document, faults: [] };
}

function sourceFault({ design: { root, file } }: DesignFolder, reason: string, level: Fault['level'] = 'error'): Fault {
  return root ? { ...faultIn(file, elementFault(root, reason, { value: 'source' })), level } : fileFault(file, reason, level);
}
