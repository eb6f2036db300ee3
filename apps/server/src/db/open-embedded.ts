import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, DatabasePlace, Db } from './database.ts';
import { isAlive } from './is-alive.ts';
import { copyFiles } from './lite/copy-files.ts';
import { type EmbeddedClient, startThread } from './lite/start-thread.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrate.ts';
import { dropCopies, openCopy } from './open-copy.ts';
import { hideQueryValues } from './query-fault.ts';

const ignore = () => {};

/** Opens PostgreSQL inside this process. With a folder, acknowledged changes survive a killed process and a power cut. */
export async function openEmbedded(place: DatabasePlace): Promise<Database> {
  hideQueryValues();
  const { folder, template, isThreaded = false, onDiskFault = ignore, onThreadEnd = ignore, migrations, ...steps } = place;
  const { drizzle } = await import('drizzle-orm/pglite');
  const unlock = folder ? await lockedFolder(folder) : async () => {};
  let client: EmbeddedClient | undefined;
  const copyTo = async (to: string) => await (client?.copyTo ? client.copyTo(to) : copyFiles(folder as string, to));
  const close = async () => {
    await client?.close();
    await unlock();
  };
  try {
    client = await (isThreaded
      ? startThread({ folder, template }, { onDiskFault, onThreadEnd })
      : import('./lite/open-lite.ts').then(({ openLite }) => openLite({ folder, template }, onDiskFault)));
    const db = drizzle(client as PGlite) as unknown as Db;
    await migrate(db, migrations, steps);
    const open = (copy: string) => openEmbedded({ folder: copy, isThreaded, migrations });
    const openOwnCopy = async () => (folder === undefined ? null : await openCopy({ db, folder, copyTo, open }));
    return { kind: 'pglite', db, isAlive: () => isAlive(db), openCopy: openOwnCopy, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function lockedFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  dropCopies(folder);
  return unlock;
}
