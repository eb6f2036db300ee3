import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { flush, flushTree } from '../../files/flush.ts';
import { filesIn } from './copy-files.ts';
import { flushedFiles, inMemory } from './flushed-files.ts';
import type { DiskFaultListener, LitePlace } from './lite-place.ts';
import { unpackTar } from './unpack-tar.ts';

/** First byte of what is packed with gzip. */
const GZIP = 0x1f;

/**
 * The compiled PostgreSQL is compiled function by function when each is first needed, and not once more, optimized, for the busy ones:
 * measured on its transactions that gains nothing, and costs a fourth of the start's processor time and some 50 MB for good.
 */
const COMPILED_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** PostgreSQL inside this thread. What it acknowledged in a folder outlasts a killed process and a power cut. */
export async function openLite({ folder, template }: LitePlace, onDiskFault: DiskFaultListener): Promise<PGlite> {
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  if (folder) return await PGlite.create(flushedFiles(await dataFolder(folder, template), onDiskFault));
  return await PGlite.create({ ...inMemory(), ...(template && { loadDataDir: new Blob([await unpacked(template)]) }) });
}

/**
 * The files of the database in this folder. New ones are unpacked from the template, which costs a tenth of having the database
 * write them; aside, flushed, then renamed: neither a kill in the middle nor a power cut ever leaves half a database.
 */
async function dataFolder(folder: string, template: string | undefined): Promise<string> {
  const files = filesIn(folder);
  if (existsSync(files)) return files;
  const aside = join(folder, 'pg.new');
  rmSync(aside, { recursive: true, force: true });
  if (template) unpackTar(await unpacked(template), aside);
  else await (await PGlite.create({ dataDir: aside })).close();
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
