import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isStoredFile, WEB_FILE_LIFE_S, type WebFiles } from '../types/web-files.ts';

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
      if (name.endsWith(PART) || mtimeMs < Date.now() - WEB_FILE_LIFE_S * 1000) await rm(join(folder, name));
    }
  };
  return {
    async store() {
      if (!existsSync(built)) return; // the web app is not built yet
      await mkdir(folder, { recursive: true });
      for (const name of (await readdir(built)).filter(isStoredFile)) await copyNew(name);
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
