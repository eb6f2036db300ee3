import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOlder, namesIn } from '../../files/file-facts.ts';
import { flush } from '../../files/flush.ts';
import { type Fill, writePacked } from './write-packed.ts';

/** Number of dumps that are kept. */
const MAX_DUMPS = 3;
const NAME = /^before-version-\d+-[\dTZ]+\.jsonl\.gz$/;

/**
 * Writes a dump before a migration, atomically and flushed, and deletes all but the newest dumps.
 *
 * @param version  version that the tables are migrated to
 * @returns its path
 */
export async function writePreMigrationDump(folder: string, version: number, fill: Fill): Promise<string> {
  await mkdir(folder, { recursive: true });
  const timestamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const path = join(folder, `before-version-${version}-${timestamp}.jsonl.gz`);
  const temporary = `${path}.${process.pid}.part`;
  try {
    await writePacked(createWriteStream(temporary, { mode: 0o600 }), fill);
    await flush(temporary);
    await rename(temporary, path);
    await flush(folder);
  } finally {
    await rm(temporary, { force: true });
  }
  const dumps = (await readdir(folder)).filter((name) => NAME.test(name)).sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  for (const name of dumps.slice(0, -MAX_DUMPS)) {
    await rm(join(folder, name));
    await rm(join(folder, name + MARK_SUFFIX), { force: true });
  }
  return path;
}

const DAY_MS = 24 * 3_600_000;
/** Longest retention of a dump, days: it contains names and addresses. */
const MAX_DAYS = 30;
/** Suffix of the marker file beside a dump that contains an account deleted since. */
const MARK_SUFFIX = '.left';

const dumpsIn = async (folder: string): Promise<readonly string[]> => (await namesIn(folder)).filter((name) => NAME.test(name));

/** Marks the dumps of this folder as containing a deleted account: they are deleted when they are a day old. */
export async function markDumps(folder: string): Promise<void> {
  for (const name of await dumpsIn(folder)) await writeFile(join(folder, name + MARK_SUFFIX), '');
}

/** Deletes dumps that are older than 30 days, and those with a deleted account that are older than a day. */
export async function expireDumps(folder: string): Promise<void> {
  const marked = new Set((await namesIn(folder)).filter((name) => name.endsWith(MARK_SUFFIX)));
  for (const name of await dumpsIn(folder)) {
    const path = join(folder, name);
    if (!(await isOlder(path, (marked.has(name + MARK_SUFFIX) ? 1 : MAX_DAYS) * DAY_MS))) continue;
    await rm(path, { force: true });
    await rm(path + MARK_SUFFIX, { force: true });
  }
}

const timeOf = (name: string) => name.split('-').at(-1) as string;
