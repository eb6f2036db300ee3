import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLinkToAncestor } from './folder.ts';
import { isIgnored } from './is-ignored.ts';

/** Maximum depth of nested folders. */
const MAX_DEPTH = 8;

/**
 * Returns a text that changes when a file in the folder is added, removed, renamed or written. Lists the folder's entries and opens no
 * file. Unreadable entries are ignored.
 */
export async function folderStamp(folder: string, depth = 0): Promise<string> {
  const names = await readdir(folder).catch((): string[] => []);
  const stamps = await Promise.all(
    names
      .filter((name) => !isIgnored(name))
      .sort()
      .map((name) => entryStamp(join(folder, name), name, depth)),
  );
  return stamps.join('\n');
}

async function entryStamp(path: string, name: string, depth: number): Promise<string> {
  const entry = await stat(path).catch(() => null);
  if (!entry) return `${name} gone`;
  if (!entry.isDirectory()) return `${name} ${entry.size} ${entry.mtimeMs}`;
  return depth < MAX_DEPTH && !isLinkToAncestor(path) ? `${name}/\n${await folderStamp(path, depth + 1)}` : name;
}
