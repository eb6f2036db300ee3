import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { buildApps } from './built.ts';
import { root } from './stamp.mjs';

export interface S3Service {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set-ups that the Vitest project tests; `others`: all except the embedded database with files on disk. */
    setups: 'embedded' | 'others' | 'all';
    pgUrl: string | null;
    /** An S3 service and a key with all permissions. */
    s3: S3Service | null;
    /** Archives of the embedded database: empty, and with the current tables. */
    bareDatabase: string;
    emptyDatabase: string;
  }
}

const cache = join(root, 'node_modules/.cache/muro');
const built = join(root, 'apps/server/dist');

/** Writes a file atomically: two runs may share the folder. */
function keepFile(name: string, bytes: Uint8Array): string {
  const file = join(cache, name);
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

async function bareDatabase(): Promise<string> {
  const file = join(cache, 'pglite-0.5.16.tar');
  if (existsSync(file)) return file;
  const lite = await PGlite.create();
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return keepFile('pglite-0.5.16.tar', Buffer.from(await dump.arrayBuffer()));
}

/** Builds the server and provides the archives of the embedded database. Tests of other services use `services.ts`. */
export default async function setup(project: TestProject) {
  mkdirSync(cache, { recursive: true });
  buildApps('server');
  process.env.MURO_TEST_CHILDREN = built;
  project.provide('pgUrl', null);
  project.provide('s3', null);
  project.provide('bareDatabase', await bareDatabase());
  project.provide('emptyDatabase', keepFile('empty-database.tar', gunzipSync(readFileSync(join(built, 'empty-database.tar.gz')))));
}
