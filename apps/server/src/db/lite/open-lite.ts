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

/** First byte of a gzip file. */
const GZIP = 0x1f;

/**
 * WebAssembly functions are compiled lazily and without the optimizing tier: measured on PostgreSQL's transactions that tier gains nothing,
 * and it costs a quarter of the start's processor time and some 50 MB permanently.
 */
const COMPILED_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** Opens PostgreSQL inside this thread. With a folder, acknowledged changes survive a killed process and a power cut. */
export async function openLite({ folder, template }: LitePlace, onDiskFault: DiskFaultListener): Promise<PGlite> {
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  if (folder) return await PGlite.create(flushedFiles(await dataFolder(folder, template), onDiskFault));
  return await PGlite.create({ ...inMemory(), ...(template && { loadDataDir: new Blob([await unpacked(template)]) }) });
}

/**
 * Returns the folder of the database's files. New ones are unpacked from the template, which takes a tenth of the time of initialising a
 * database. They are written to a temporary folder, flushed, then renamed, so that neither a kill nor a power cut leaves a partial
 * database.
 */
async function dataFolder(folder: string, template: string | undefined): Promise<string> {
  const files = filesIn(folder);
  if (existsSync(files)) return files;
  const temporary = join(folder, 'pg.new');
  rmSync(temporary, { recursive: true, force: true });
  if (template) unpackTar(await unpacked(template), temporary);
  else await (await PGlite.create({ dataDir: temporary })).close();
  await flushTree(temporary);
  renameSync(temporary, files);
  await flush(folder);
  return files;
}

/** Reads the archive in a file, gzipped or not. */
async function unpacked(file: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readFile(file);
  return bytes[0] === GZIP ? ((await promisify(gunzip)(bytes)) as Buffer<ArrayBuffer>) : bytes;
}
