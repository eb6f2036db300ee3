import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import type { Blobs } from '../files/blobs.ts';
import type { PrintFiles } from '../files/print-files.ts';
import type { StoreMove } from '../files/store-move.ts';
import type { Settings } from '../settings/settings.ts';
import { claimFolder, releaseFolder } from './claim-folder.ts';
import { combineBlobs, combinePrintFiles } from './combine-stores.ts';
import { openDiskBlobs } from './disk-blobs.ts';
import { openDiskPrintFiles } from './disk-print-files.ts';
import { createObjectRows } from './s3/object-rows.ts';
import { openS3Stores } from './s3/open-s3-stores.ts';
import { createStoreMove, type StorePair } from './store-move.ts';

export interface Stores {
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
  /** Folder of incomplete print files of this server. */
  readonly scratchFolder: string;
  /** Null: there is only one store. */
  readonly storeMove: StoreMove | null;
}

/**
 * Opens the stores of all servers' files: the data folder or a bucket. Files that the other of the two still holds are found there.
 *
 * @param onStoreUnavailable  called once if the bucket is unavailable; the stores open all the same. null: that is an error
 * @throws {StartError} in one line that says what to correct
 */
export async function openStores(
  settings: Settings,
  db: Db,
  onStoreUnavailable: ((sentence: string) => void) | null = null,
): Promise<Stores> {
  const scratchFolder = join(settings.dataFolder, 'print');
  if (settings.databaseUrl) await (settings.store === 'disk' ? claimFolder(db, join(settings.dataFolder, 'photos')) : releaseFolder(db));
  const blobs = await openDiskBlobs(join(settings.dataFolder, 'photos'));
  const disk: StorePair = { kind: 'disk', blobs, printFiles: await openDiskPrintFiles(scratchFolder) };
  if (!settings.s3) return { blobs, printFiles: disk.printFiles, scratchFolder, storeMove: null };
  const s3: StorePair = {
    kind: 's3',
    ...(await openS3Stores(settings.s3, { ...settings, rows: createObjectRows(db), onStoreUnavailable })),
  };
  const [present, formerStore] = settings.store === 's3' ? [s3, disk] : [disk, s3];
  return {
    blobs: combineBlobs(present.blobs, formerStore.blobs),
    printFiles: combinePrintFiles(present.printFiles, formerStore.printFiles),
    scratchFolder,
    storeMove: createStoreMove(present, formerStore),
  };
}
