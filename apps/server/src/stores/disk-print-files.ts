import { link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAt, moveToQuarantine, namesIn, sizeOf } from '../files/file-facts.ts';
import { flush } from '../files/flush.ts';
import type { PrintFiles } from '../files/print-files.ts';

const NAME = /^order-\d+(?:-\d+)?\.(?:pdf|json)$/;

/** Stores print files in a folder of the local disk. A draft must lie on the same disk, so that storing it is one rename. */
export async function openDiskPrintFiles(folder: string): Promise<PrintFiles> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new RangeError(`Expected the name of a print file but received ${name.slice(0, 80)}`);
    return join(folder, name);
  };
  return {
    async put(name, { path }) {
      await flush(path);
      await rename(path, pathOf(name));
      await flush(folder);
      return pathOf(name);
    },
    async putNew(name, { path }) {
      await flush(path);
      const isNew = await link(path, pathOf(name)).then(() => true, existingIsFalse);
      await flush(folder);
      return isNew;
    },
    read: (name) => fileAt(pathOf(name)),
    storedSize: (name) => sizeOf(pathOf(name)),
    quarantine: (name) => moveToQuarantine(pathOf(name), join(folder, 'aside')),
    addressOf: async () => null,
    remove: (name) => rm(pathOf(name), { force: true }),
    async *names() {
      yield (await namesIn(folder)).filter((name) => NAME.test(name));
    },
  };
}

function existingIsFalse(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false;
  throw error;
}
