import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountFiles } from '../../accounts/types/account-deletion.ts';
import type { Blobs } from '../../files/blobs.ts';
import { hashFile } from '../../files/drafts.ts';
import { isOlder, namesIn } from '../../files/file-facts.ts';
import type { PrintFiles } from '../../files/print-files.ts';
import type { Photos } from '../../photos/types/photos.ts';
import { expireDumps, markDumps } from './pre-migration-dumps.ts';

interface AccountFileStores {
  readonly blobs: Blobs;
  readonly photos: Photos;
  readonly printFiles: PrintFiles;
  readonly dataFolder: string;
  /** Calls `look` when the files that are too young now are old enough. If the server stops before, its next upkeep deletes them. */
  readonly retryLater?: (look: () => Promise<void>) => void;
}

/** Age below which a blob is not deleted, ms: a concurrent upload of the same bytes may not have inserted its row yet. */
const MIN_AGE_MS = 60_000;
const RETRY_MS = MIN_AGE_MS + 5_000;
const DAY_MS = 24 * 3_600_000;
const OF_COLLAGE = /^collage-(\d+)-/;
const OF_ORDER = /^order-(\d+)[.-]/;

const afterAMinute = (look: () => Promise<void>): void => void setTimeout(() => void look().catch(() => {}), RETRY_MS).unref();

async function removeFrom(folder: string, isGone: (name: string) => boolean): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isGone)) await rm(join(folder, name), { force: true });
}

/** Deletes the files of deleted accounts from the stores: photos, painted pictures, print files. */
export function createAccountFiles({ blobs, photos, printFiles, dataFolder, retryLater = afterAMinute }: AccountFileStores): AccountFiles {
  const [cacheFolder, dumpFolder] = [join(dataFolder, 'cache'), join(dataFolder, 'backup')];
  const deleteBlob = (sha256: string) =>
    blobs.deleteUnreferenced(sha256, MIN_AGE_MS, async () => (await photos.listReferenced([sha256])).has(sha256));
  /** @returns blobs that were not deleted, because they are too young or shared */
  const deleteBlobs = async (names: readonly string[]): Promise<readonly string[]> => {
    const remaining: string[] = [];
    for (const sha256 of names) if (!(await deleteBlob(sha256))) remaining.push(sha256);
    return remaining;
  };
  const isTemporary = (name: string) => OF_COLLAGE.test(name) || OF_ORDER.test(name) || name.endsWith('.part');
  return {
    async expireCaches() {
      for (const name of (await namesIn(cacheFolder)).filter(isTemporary)) {
        const path = join(cacheFolder, name);
        if (await isOlder(path, DAY_MS)) await rm(path, { force: true });
      }
      await expireDumps(dumpFolder);
    },
    markDumps: () => markDumps(dumpFolder),
    async deleteFiles(remains) {
      const collages = new Set(remains.collages.map(String));
      const [orders, ended] = [new Set(remains.orders.map(String)), new Set(remains.ended.map(String))];
      const isOfAccount = (name: string) => collages.has(OF_COLLAGE.exec(name)?.[1] ?? '') || orders.has(OF_ORDER.exec(name)?.[1] ?? '');
      const isOfEndedOrder = (name: string) => ended.has(OF_ORDER.exec(name)?.[1] ?? '');
      const accountBlobs = [...remains.blobs];
      for (const name of (await namesIn(cacheFolder)).filter(isOfAccount)) {
        const path = join(cacheFolder, name);
        accountBlobs.push((await hashFile(path)).sha256); // the painted picture is stored as a blob, too
        await rm(path, { force: true });
      }
      const shared = await photos.listReferenced(accountBlobs);
      const unshared = new Set(accountBlobs.filter((sha256) => !shared.has(sha256)));
      await removeFrom(join(dataFolder, 'photos/aside'), (name) => unshared.has(name.split('.')[0] ?? ''));
      await removeFrom(join(dataFolder, 'print/aside'), isOfEndedOrder);
      const remaining = await deleteBlobs(accountBlobs);
      if (remaining.length > 0) retryLater(async () => void (await deleteBlobs(remaining)));
      for (const name of remains.prints) await printFiles.remove(name);
    },
  };
}
