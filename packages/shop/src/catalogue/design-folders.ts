import { basename, join } from 'node:path';
import { type Fault, fileFault } from '../files/fault.ts';
import { isFile, isFolder, isLinkToAncestor, namesIn, realPathOrNull, similarNameHint, statOrNull } from '../files/folder.ts';
import { isIgnored } from '../files/is-ignored.ts';
import { DESIGN_FILE, LAYOUT_FILE, PRICE_FILE, SAMPLE_FOLDER, SHAPE_FOLDER } from './names.ts';

export interface DesignFolders {
  /** Sorted by path. */
  readonly folders: readonly string[];
  readonly faults: readonly Fault[];
}

/** Maximum nesting of folders in a catalogue. */
const MAX_DEPTH = 4;

/** Finds the folders of a catalogue that contain a design, and reports those that look as if they should. */
export function designFolders(catalogue: string): DesignFolders {
  const visited = new Set<string>();
  const names = namesIn(catalogue, (name) => isIgnored(name) || [SAMPLE_FOLDER, SHAPE_FOLDER, PRICE_FILE].includes(name));
  const places = names.map((name) => join(catalogue, name));
  const [misnamed, designs] = [places.filter(isMisnamed), places.filter((place) => !isMisnamed(place))];
  const results = designs.filter(isFolder).map((folder) => searchFolder(folder, { visited, depth: 1 }));
  const unreadable = designs.filter((place) => statOrNull(place) === null).map((place) => fileFault(place, unreadableReason(place)));
  const misnamedFaults = misnamed.map((place) => fileFault(place, `is ignored; did you mean ${basename(place).toLowerCase()}?`, 'warning'));
  const misplaced = names.includes(DESIGN_FILE)
    ? [fileFault(join(catalogue, DESIGN_FILE), 'is ignored: a design has a folder of its own')]
    : [];
  return {
    folders: results.flatMap(({ folders }) => folders),
    faults: [...misplaced, ...unreadable, ...misnamedFaults, ...results.flatMap(({ faults }) => faults)],
  };
}

/** True for a folder of sample photos or shapes whose name has the wrong capitals. */
function isMisnamed(place: string): boolean {
  return [SAMPLE_FOLDER, SHAPE_FOLDER].includes(basename(place).toLowerCase()) && !isFile(join(place, DESIGN_FILE));
}

/** Returns the reason why a name cannot be opened. Node shows � in a name that is not valid UTF-8 and cannot open it. */
function unreadableReason(place: string): string {
  return basename(place).includes('\ufffd') ? 'has a name that is not valid UTF-8' : BROKEN_LINK;
}

const BROKEN_LINK = 'is a broken symbolic link';

interface SearchState {
  /** Real paths (links resolved) of the folders visited so far. */
  readonly visited: Set<string>;
  readonly depth: number;
}

function searchFolder(folder: string, { visited, depth }: SearchState): DesignFolders {
  if (isLinkToAncestor(folder)) return refused(folder, 'is a link to a folder that holds this catalogue', 'warning');
  const place = realPathOrNull(folder);
  // The folder was deleted during the search.
  if (place === null) return { folders: [], faults: [] };
  if (visited.has(place)) return refused(folder, 'is a link to a folder of this catalogue', 'warning');
  visited.add(place);
  const names = namesIn(folder, isIgnored);
  if (names.includes(DESIGN_FILE)) return readDesignFolder(folder, names);
  const inner = names.map((name) => join(folder, name)).filter(isFolder);
  const results = depth < MAX_DEPTH ? inner.map((path) => searchFolder(path, { visited, depth: depth + 1 })) : [];
  const [folders, faults] = [results.flatMap((result) => result.folders), results.flatMap((result) => result.faults)];
  if (folders.length > 0 || faults.some(({ level }) => level === 'error')) return { folders, faults };
  const isMeant = names.some((name) => name === LAYOUT_FILE || /^design/i.test(name));
  return refused(folder, `${DESIGN_FILE} is missing${similarNameHint(names, DESIGN_FILE)}`, isMeant ? 'error' : 'warning');
}

function readDesignFolder(folder: string, names: readonly string[]): DesignFolders {
  const file = join(folder, DESIGN_FILE);
  if (!isFile(file)) return refused(file, noFileReason(file), 'error');
  const inner = names.map((name) => join(folder, name)).filter((path) => isFile(join(path, DESIGN_FILE)) && !isLinkToAncestor(path));
  return { folders: [folder], faults: inner.map((path) => fileFault(path, 'is ignored: it lies within a design', 'warning')) };
}

function noFileReason(file: string): string {
  const stat = statOrNull(file);
  if (!stat) return BROKEN_LINK;
  return stat.isDirectory() ? 'is a folder, not a file' : 'is not a file';
}

const refused = (place: string, reason: string, level: Fault['level']): DesignFolders => ({
  folders: [],
  faults: [fileFault(place, reason, level)],
});
