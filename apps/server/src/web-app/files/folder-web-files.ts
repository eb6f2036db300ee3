import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebFiles } from '../types/web-files.ts';

/** Time for which a file is kept after a server with this version last started or ran its daily upkeep, ms: pages stay open for weeks. */
const LIFE_MS = 30 * 24 * 3_600_000;
/** Compressed copies that the build makes; only the uncompressed file is kept. */
const PACKED = /\.(?:br|gz)$/;
const PART = '.part';

/**
 * Keeps the web app's files of all recent versions in a folder, for a server with the embedded database: a page that was opened before an
 * update still finds the files that it loads later.
 *
 * @param built  folder of the files of this server's own version
 */
export function createFolderWebFiles(built: string, folder: string): WebFiles {
  const copyNew = async (name: string): Promise<void> => {
    const [from, to] = [join(built, name), join(folder, name)];
    if (existsSync(to)) return await utimes(to, new Date(), new Date());
    await copyFile(from, `${to}${PART}`, constants.COPYFILE_FICLONE);
    await chmod(`${to}${PART}`, 0o600); // a copy has the mode of its source
    await utimes(`${to}${PART}`, new Date(), new Date());
    await rename(`${to}${PART}`, to);
  };
  const deleteExpired = async (): Promise<void> => {
    for (const name of await readdir(folder)) {
      const { mtimeMs } = await stat(join(folder, name));
      if (name.endsWith(PART) || mtimeMs < Date.now() - LIFE_MS) await rm(join(folder, name));
    }
  };
  return {
    async store() {
      if (!existsSync(built)) return; // the web app is not built yet
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(built)) if (!PACKED.test(name)) await copyNew(name);
      await deleteExpired();
    },
    async find(name) {
      return await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
  };
}
