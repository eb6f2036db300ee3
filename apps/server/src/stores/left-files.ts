import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeftFiles } from '../ports/departures.ts';
import type { Blobs, Photos } from '../ports/photos.ts';

interface Places {
  readonly blobs: Blobs;
  readonly photos: Photos;
  readonly cacheFolder: string;
  readonly printFolder: string;
}

/** Bytes that somebody else keeps at this very moment may not be written down yet; the sweeper takes younger ones later. */
const YOUNG_MS = 60_000;
const OF_COLLAGE = /^collage-(\d+)-/;
const OF_ORDER = /^order-(\d+)[.-]/;

/** Takes the files of somebody who is gone from the disk: photos, painted pictures, print files. */
export function createLeftFiles({ blobs, photos, cacheFolder, printFolder }: Places): LeftFiles {
  const forget = async (sha256: string): Promise<void> => {
    const before = new Date(Date.now() - YOUNG_MS);
    await blobs.forget(sha256, before, async () => (await photos.referenced([sha256])).has(sha256));
  };
  return {
    async wipe(traces) {
      const collages = new Set(traces.collages.map(String));
      const [orders, ended] = [new Set(traces.orders.map(String)), new Set(traces.ended.map(String))];
      const isTheirs = (name: string) => collages.has(OF_COLLAGE.exec(name)?.[1] ?? '') || orders.has(OF_ORDER.exec(name)?.[1] ?? '');
      const isOver = (name: string) => ended.has(OF_ORDER.exec(name)?.[1] ?? '');
      for (const sha256 of traces.blobs) await forget(sha256);
      for (const name of (await namesIn(cacheFolder)).filter(isTheirs)) {
        const path = join(cacheFolder, name);
        await forget(
          createHash('sha256')
            .update(await readFile(path))
            .digest('hex'),
        ); // the painted picture is kept as a blob, too
        await rm(path, { force: true });
      }
      for (const name of (await namesIn(printFolder)).filter(isOver)) await rm(join(printFolder, name), { recursive: true, force: true });
    },
  };
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);
