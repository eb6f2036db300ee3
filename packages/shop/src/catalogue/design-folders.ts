import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Fault, fileFault } from '../fault.ts';
import { isFile, isFolder, lookalikeText, namesIn, statOf } from '../files/folder.ts';
import { isIgnored } from '../files/ignored.ts';
import { DESIGN_FILE, LAYOUT_FILE, PRICE_FILE, SAMPLE_FOLDER, SHAPE_FOLDER } from './names.ts';

export interface DesignFolders {
  /** In the order of their paths. */
  readonly folders: readonly string[];
  readonly faults: readonly Fault[];
}

/** Folders of designs may lie in folders of the shop's own order, so deep. */
const MAX_DEPTH = 4;

/** The folders of a catalogue that hold a design, and those that look as if they should. */
export function designFolders(catalogue: string): DesignFolders {
  const seen = new Set<string>();
  const names = namesIn(catalogue, (name) => isIgnored(name) || [SAMPLE_FOLDER, SHAPE_FOLDER, PRICE_FILE].includes(name));
  const places = names.map((name) => join(catalogue, name));
  const [strays, designs] = [places.filter(isStray), places.filter((place) => !isStray(place))];
  const found = designs.filter(isFolder).map((folder) => within(folder, { seen, depth: 1 }));
  const lost = designs.filter((place) => statOf(place) === null).map((place) => fileFault(place, lostReason(place)));
  const meant = strays.map((place) => fileFault(place, `is not looked at; ${basename(place).toLowerCase()} is meant?`, 'warning'));
  return { folders: found.flatMap(({ folders }) => folders), faults: [...lost, ...meant, ...found.flatMap(({ faults }) => faults)] };
}

/** A folder of photographs or shapes in other capitals. */
function isStray(place: string): boolean {
  return [SAMPLE_FOLDER, SHAPE_FOLDER].includes(basename(place).toLowerCase()) && !isFile(join(place, DESIGN_FILE));
}

/** Node shows � where a name is no UTF-8, and finds nothing under it. */
function lostReason(place: string): string {
  return basename(place).includes('\ufffd') ? 'has a name that is no UTF-8' : 'is a link that leads nowhere';
}

function within(folder: string, { seen, depth }: { readonly seen: Set<string>; readonly depth: number }): DesignFolders {
  const place = realpathSync(folder);
  if (seen.has(place)) return { folders: [], faults: [fileFault(folder, 'is a link to a folder of this catalogue', 'warning')] };
  seen.add(place);
  if (isFile(join(folder, DESIGN_FILE)) && namesIn(folder, isIgnored).includes(DESIGN_FILE)) return { folders: [folder], faults: [] };
  const names = namesIn(folder, isIgnored);
  const inner = names.map((name) => join(folder, name)).filter(isFolder);
  const found = depth < MAX_DEPTH ? inner.map((path) => within(path, { seen, depth: depth + 1 })) : [];
  const folders = found.flatMap((one) => one.folders);
  if (folders.length > 0) return { folders, faults: found.flatMap((one) => one.faults) };
  const isMeant = names.some((name) => name === LAYOUT_FILE || /^design/i.test(name));
  return {
    folders: [],
    faults: [fileFault(folder, `${DESIGN_FILE} is missing${lookalikeText(names, DESIGN_FILE)}`, isMeant ? 'error' : 'warning')],
  };
}
