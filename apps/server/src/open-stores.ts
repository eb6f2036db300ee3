import { join } from 'node:path';
import type { Db } from './db/database.ts';
import { createObjectRows } from './db/object-rows.ts';
import type { Blobs } from './ports/blobs.ts';
import type { PrintFiles } from './ports/print-files.ts';
import type { Settings } from './settings.ts';
import { openDiskBlobs } from './stores/disk-blobs.ts';
import { openDiskPrintFiles } from './stores/disk-print-files.ts';
import { openS3Stores } from './stores/s3/open-s3-stores.ts';
import { blobsOfTwo, printFilesOfTwo } from './stores/two-stores.ts';

export interface Stores {
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
  /** Where this server writes print files that are not whole yet. */
  readonly tryFolder: string;
}

/** Where the files of all servers lie: in the data folder, or in a bucket that finds there what was kept before it. */
export async function openStores(settings: Settings, db: Db): Promise<Stores> {
  const tryFolder = join(settings.dataFolder, 'print');
  const disk = { blobs: await openDiskBlobs(join(settings.dataFolder, 'photos')), printFiles: await openDiskPrintFiles(tryFolder) };
  if (!settings.s3) return { ...disk, tryFolder };
  const s3 = await openS3Stores(settings.s3, { ...settings, rows: createObjectRows(db) });
  return { blobs: blobsOfTwo(s3.blobs, disk.blobs), printFiles: printFilesOfTwo(s3.printFiles, disk.printFiles), tryFolder };
}
