import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Names in a folder, sorted, without what systems and editors leave there; none for what is no folder. */
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

/** Whether anything has this name, a link that leads nowhere as well. */
export function pathExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** What is there; null for nothing, for a link that leads nowhere or in a circle, and for what may not be looked at. */
export function statOrNull(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** A link to a folder that holds it: whoever followed it would come by again, and by everything else on the way. */
export function isLinkToAncestor(path: string): boolean {
  try {
    if (!lstatSync(path).isSymbolicLink()) return false;
    const target = realpathSync(path);
    return `${realpathSync(dirname(path))}${sep}`.startsWith(target.endsWith(sep) ? target : `${target}${sep}`);
  } catch {
    return false;
  }
}

/** The folder's own path, links resolved; null when it went away meanwhile. */
export function realPathOrNull(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/**
 * Why there is no file of this name below a folder; null when there is one. Capitals count on every system as they count on a
 * server, and a link may not lead out of the folder: nobody would be sent its file.
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

/** What stands there instead: in other capitals, or with the ending that an editor added. */
export function similarNameHint(names: readonly string[], wanted: string): string {
  const bare = (name: string) => name.toLowerCase().replace(/\.txt$/, '');
  const other = names.find((name) => name !== wanted && bare(name) === bare(wanted));
  return other === undefined ? '' : `; there is ${other}`;
}
