import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from './answers.ts';
import type { Database, DatabasePlace, Db } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import * as schema from './schema.ts';

/** PostgreSQL inside this process. It survives a killed process but not a power cut: it never flushes. */
export async function openEmbedded({ folder, migrations, template }: DatabasePlace): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const seed = template ? { loadDataDir: template } : {};
  let unlock = async () => {};
  let where: { dataDir?: string; loadDataDir?: Blob } = seed;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    unlock = await lockFolder(folder);
    const dataDir = join(folder, 'pg');
    if (!existsSync(dataDir)) {
      // Made aside, then renamed: a kill in the middle never leaves half a database.
      const aside = join(folder, 'pg.new');
      rmSync(aside, { recursive: true, force: true });
      await (await PGlite.create({ dataDir: aside, ...seed })).close();
      renameSync(aside, dataDir);
    }
    where = { dataDir };
  }
  const lite = await PGlite.create(where);
  const driver = drizzle(lite, { schema });
  await migrate(driver, { migrationsFolder: migrations });
  const db = driver as unknown as Db;
  return {
    kind: 'pglite',
    db,
    isAlive: () => answers(db),
    close: async () => {
      await lite.close();
      await unlock();
    },
  };
}
