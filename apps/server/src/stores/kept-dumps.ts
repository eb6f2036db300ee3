import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flush } from '../flush.ts';
import { type Fill, writePacked } from './write-packed.ts';

/** Dumps of before that stay. */
const KEPT = 3;
const NAME = /^before-version-\d+-[\dTZ]+\.jsonl\.gz$/;

/**
 * Writes a dump of before a change of the tables into this folder, whole and flushed or not at all, and lets go of all but the newest.
 *
 * @param version  that the tables change to
 * @returns its path
 */
export async function keepDump(folder: string, version: number, fill: Fill): Promise<string> {
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const path = join(folder, `before-version-${version}-${at}.jsonl.gz`);
  const aside = `${path}.${process.pid}.part`;
  try {
    await writePacked(createWriteStream(aside, { mode: 0o600 }), fill);
    await flush(aside);
    await rename(aside, path);
    await flush(folder);
  } finally {
    await rm(aside, { force: true });
  }
  const former = (await readdir(folder)).filter((name) => NAME.test(name)).sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  for (const name of former.slice(0, -KEPT)) await rm(join(folder, name));
  return path;
}

const timeOf = (name: string) => name.split('-').at(-1) as string;
