import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from '../ports/blobs.ts';
import type { LeftFiles } from '../ports/departures.ts';
import type { Photos } from '../ports/photos.ts';
import type { PrintFiles } from '../ports/print-files.ts';
import { hashFile } from './drafts.ts';
import { isOlder, namesIn } from './file-facts.ts';

interface Places {
  readonly blobs: Blobs;
  readonly photos: Photos;
  readonly printFiles: PrintFiles;
  readonly cacheFolder: string;
}

/** Bytes that somebody else keeps at this very moment may not be written down yet; the sweeper takes younger ones later. */
const YOUNG_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const OF_COLLAGE = /^collage-(\d+)-/;
const OF_ORDER = /^order-(\d+)[.-]/;

/** Takes the files of somebody who is gone out of the stores: photos, painted pictures, print files. */
export function createLeftFiles({ blobs, photos, printFiles, cacheFolder }: Places): LeftFiles {
  const forget = (sha256: string) => blobs.forget(sha256, YOUNG_MS, async () => (await photos.referenced([sha256])).has(sha256));
  const isOfPeople = (name: string) => OF_COLLAGE.test(name) || OF_ORDER.test(name);
  return {
    async tidy() {
      for (const name of (await namesIn(cacheFolder)).filter(isOfPeople)) {
        const path = join(cacheFolder, name);
        if (await isOlder(path, DAY_MS)) await rm(path, { force: true });
      }
    },
    async wipe(traces) {
      const collages = new Set(traces.collages.map(String));
      const [orders, ended] = [new Set(traces.orders.map(String)), new Set(traces.ended.map(String))];
      const isTheirs = (name: string) => collages.has(OF_COLLAGE.exec(name)?.[1] ?? '') || orders.has(OF_ORDER.exec(name)?.[1] ?? '');
      const isOver = (name: string) => ended.has(OF_ORDER.exec(name)?.[1] ?? '');
      for (const sha256 of traces.blobs) await forget(sha256);
      for (const name of (await namesIn(cacheFolder)).filter(isTheirs)) {
        const path = join(cacheFolder, name);
        await forget((await hashFile(path)).sha256); // the painted picture is kept as a blob, too
        await rm(path, { force: true });
      }
      if (ended.size === 0) return;
      for await (const names of printFiles.names()) for (const name of names.filter(isOver)) await printFiles.remove(name);
    },
  };
}
