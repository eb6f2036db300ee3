import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Lists the sorted names in a folder, without those that `isLeft` excludes; empty if it is not a folder. */
export function namesIn(folder: string, isLeft: (name: string) => boolean): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !isLeft(name))
      .sort();
  } catch {
    return [];
  }
}

export function isFolder(path: string): boolean {
  return statOrNull(path)?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
  return statOrNull(path)?.isFile() ?? false;
}

/** True if an entry of this name exists, even a broken link. */
export function pathExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Returns the stat of a path, links followed; null for missing entries, broken or circular links, and without permission. */
export function statOrNull(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** True for a link to a folder that contains it. Following it would visit the same folders again. */
export function isLinkToAncestor(path: string): boolean {
  try {
    if (!lstatSync(path).isSymbolicLink()) return false;
    const target = realpathSync(path);
    return `${realpathSync(dirname(path))}${sep}`.startsWith(target.endsWith(sep) ? target : `${target}${sep}`);
  } catch {
    return false;
  }
}

/** Returns the real path, links resolved; null if the folder no longer exists. */
export function realPathOrNull(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/**
 * Returns the reason why the server would not serve a file below a folder; null if it would. Compares capitals on every system, as a
 * case-sensitive server does, and refuses links that lead out of the folder.
 */
export function missingFileReason(folder: string, path: string): string | null {
  let place = folder;
  for (const name of path.split('/')) {
    const names = namesIn(place, () => false);
    if (!names.includes(name)) return `${path} is missing${similarNameHint(names, name)}`;
    place = join(place, name);
  }
  const stat = statOrNull(place);
  if (!stat) return `${path} is a broken symbolic link`;
  if (!stat.isFile()) return `${path} is not a file`;
  return realpathSync(place).startsWith(realpathSync(folder) + sep) ? null : `${path} is a link that leads out of its folder`;
}

/** Returns a hint at a similar name in the folder: other capitals, or '.txt' appended by an editor. */
export function similarNameHint(names: readonly string[], wanted: string): string {
  const bare = (name: string) => name.toLowerCase().replace(/\.txt$/, '');
  const other = names.find((name) => name !== wanted && bare(name) === bare(wanted));
  return other === undefined ? '' : `; there is ${other}`;
}
