import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { gunzip } from 'node:zlib';
import { flush, flushTree } from '../flush.ts';
import type { Database, DatabasePlace, Db } from './database.ts';
import { isAlive } from './is-alive.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrate.ts';
import { hideQueryValues } from './query-fault.ts';
import * as schema from './schema.ts';
import { unpackTar } from './unpack-tar.ts';

/** First byte of what is packed with gzip. */
const GZIP = 0x1f;

/**
 * The compiled PostgreSQL is compiled function by function when each is first needed, and not once more, optimized, for the busy ones:
 * measured on its transactions that gains nothing, and costs a fourth of the start's processor time and some 50 MB for good.
 */
const COMPILED_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** PostgreSQL inside this process. What it acknowledged in a folder outlasts a killed process and a power cut. */
export async function openEmbedded({ folder, migrations, template, onDiskFault = () => {}, ...steps }: DatabasePlace): Promise<Database> {
  hideQueryValues();
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const unlock = folder ? await lockedFolder(folder) : async () => {};
  const { flushedFiles, inMemory } = await import('./flushed-files.ts');
  const lite = folder
    ? await PGlite.create(flushedFiles(await dataFolder(folder, template), onDiskFault))
    : await PGlite.create({ ...inMemory(), ...(template && { loadDataDir: new Blob([await unpacked(template)]) }) });
  const db = drizzle(lite, { schema }) as unknown as Db;
  const close = async () => {
    await lite.close();
    await unlock();
  };
  try {
    await migrate(db, migrations, steps);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: 'pglite', db, isAlive: () => isAlive(db), close };
}

async function lockedFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  return await lockFolder(folder);
}

/**
 * The files of the database in this folder. New ones are unpacked from the template, which costs a tenth of having the database
 * write them; aside, flushed, then renamed: neither a kill in the middle nor a power cut ever leaves half a database.
 */
async function dataFolder(folder: string, template: string | undefined): Promise<string> {
  const files = join(folder, 'pg');
  if (existsSync(files)) return files;
  const aside = join(folder, 'pg.new');
  rmSync(aside, { recursive: true, force: true });
  if (template) unpackTar(await unpacked(template), aside);
  else {
    const { PGlite } = await import('@electric-sql/pglite');
    await (await PGlite.create({ dataDir: aside })).close();
  }
  await flushTree(aside);
  renameSync(aside, files);
  await flush(folder);
  return files;
}

/** The archive in a file, packed with gzip or not. */
async function unpacked(file: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readFile(file);
  return bytes[0] === GZIP ? ((await promisify(gunzip)(bytes)) as Buffer<ArrayBuffer>) : bytes;
}
