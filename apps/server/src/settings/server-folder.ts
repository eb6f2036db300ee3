import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of the server's package. Its sources and its bundle lie at different depths below it. */
export const SERVER_FOLDER = folderOf(import.meta.dirname);

function folderOf(below: string): string {
  const folder = dirname(below);
  return folder === below || existsSync(join(below, 'package.json')) ? below : folderOf(folder);
}
