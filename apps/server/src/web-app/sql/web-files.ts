import { existsSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { webFiles } from '../../db/schema/shared-schema.ts';
import { isStoredFile, type WebFiles } from '../types/web-files.ts';

/** Interval at which `seenAt` of a file is updated, s. */
const DAY_S = 86_400;

/** @param folder  folder of the files of this server's own version */
export function createWebFiles(db: Db, folder: string): WebFiles {
  return {
    async store() {
      if (!existsSync(folder)) return; // the web app is not built yet
      const names = (await readdir(folder)).filter(isStoredFile).sort();
      const isNamed = inArray(webFiles.name, names);
      await db
        .update(webFiles)
        .set({ seenAt: now })
        .where(and(isNamed, lt(webFiles.seenAt, ago(DAY_S))));
      const storedNames = new Set((await db.select({ name: webFiles.name }).from(webFiles).where(isNamed)).map(({ name }) => name));
      const missing = names.filter((name) => !storedNames.has(name));
      if (missing.length === 0) return;
      const read = await openReader(folder, missing);
      // All servers insert in the same order, so that two that start at once cannot deadlock.
      await db.transaction(async (tx) => {
        for (const name of missing) {
          await tx
            .insert(webFiles)
            .values({ name, bytes: await read(name), seenAt: now })
            .onConflictDoNothing();
        }
      });
    },
    async find(name) {
      const [file] = await db.select({ bytes: webFiles.bytes }).from(webFiles).where(eq(webFiles.name, name));
      return file?.bytes ?? null;
    },
  };
}

/** Reads files one after the other into the same buffer: hundreds of separate buffers would fragment the memory of an idle server. */
async function openReader(folder: string, names: readonly string[]): Promise<(name: string) => Promise<Buffer>> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const memory = Buffer.allocUnsafe(Math.max(1, ...sizes));
  return async (name) => {
    const file = await open(join(folder, name));
    try {
      const { bytesRead } = await file.read(memory);
      return memory.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  };
}
