import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  BLOBS_FOLDER,
  blobPath,
  DUMP_FILE,
  listBackups,
  MANIFEST_FILE,
  openBackup,
  readBackupFiles,
  readDumpLines,
  TRASH_FOLDER,
  trashPath,
} from '@muro/shop';
import { missingIsNull } from './store-content.ts';

export interface Amount {
  readonly count: number;
  readonly bytes: number;
}

export interface PruneResult {
  readonly kept: readonly string[];
  readonly deleted: readonly string[];
  /** Content that no backup references any more; a later pruning deletes it. */
  readonly movedToTrash: Amount;
  /** Deleted content, unreferenced for at least a day. */
  readonly freed: Amount;
}

export interface PruneOptions {
  /** Number of newest backups to keep. */
  readonly keep: number;
  /** True only reports and changes nothing (dry run). */
  readonly isDry: boolean;
}

const DAY_MS = 24 * 3_600_000;
const PREFIX = /^[0-9a-f]{2}$/;
const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Deletes all but the newest backups (retention), and in two steps the content that only they referenced: the content first moves to the
 * trash, from where a concurrent backup can restore it. A pruning at least a day later deletes it if it is still unreferenced.
 *
 * @throws {BackupError} before any change, if a backup to keep is damaged
 */
export async function pruneBackups(folder: string, { keep, isDry }: PruneOptions): Promise<PruneResult> {
  const { complete, broken } = await listBackups(folder);
  if (complete.length === 0) throw new BackupError(`${folder} contains no backup.`);
  const newest = complete.slice(-keep);
  const running: string[] = [];
  for (const name of broken) if (!(await isOld(join(folder, name)))) running.push(name);
  const named = await referencedContent(folder, newest, running);
  const deleted = [...complete, ...broken].filter((name) => !newest.includes(name) && !running.includes(name)).sort();
  if (!isDry) {
    for (const name of deleted) await rm(join(folder, name, MANIFEST_FILE), { force: true }); // without a manifest it is not a backup
    for (const name of deleted) await rm(join(folder, name), { recursive: true, force: true });
    await removePartialFiles(folder, [BLOBS_FOLDER, ...newest]);
  }
  const freed = await emptyTrash(folder, named, isDry); // before new content is moved there
  return { kept: newest, deleted, freed, movedToTrash: await moveToTrash(folder, named, isDry) };
}

/** Returns the content that the kept backups and the unfinished ones reference. */
async function referencedContent(folder: string, kept: readonly string[], running: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const name of kept) {
    await openBackup(folder, name);
    for await (const { sha256 } of readBackupFiles(folder, name)) named.add(sha256);
  }
  for (const name of running) {
    const dump = join(folder, name, DUMP_FILE);
    if (!(await stat(dump).catch(missingIsNull))) continue;
    for await (const line of readDumpLines(createReadStream(dump).pipe(createGunzip())))
      if ((line.kind === 'blob' || line.kind === 'print') && line.sha256 !== null) named.add(line.sha256);
  }
  return named;
}

async function moveToTrash(folder: string, named: ReadonlySet<string>, isDry: boolean): Promise<Amount> {
  let [count, bytes] = [0, 0];
  if (!isDry) await mkdir(join(folder, BLOBS_FOLDER, TRASH_FOLDER), { recursive: true, mode: 0o700 });
  for (const prefix of (await readdir(join(folder, BLOBS_FOLDER))).filter((name) => PREFIX.test(name)).sort()) {
    const unnamed = (await readdir(join(folder, BLOBS_FOLDER, prefix))).filter((name) => SHA256.test(name) && !named.has(name));
    for (const hash of unnamed) {
      const path = blobPath(folder, hash);
      const entry = await stat(path).catch(missingIsNull);
      if (!entry) continue;
      count++;
      bytes += entry.size;
      if (isDry) continue;
      const now = new Date();
      await utimes(path, now, now).catch(missingIsNull); // starts the day of grace
      await rename(path, trashPath(folder, hash)).catch(missingIsNull);
    }
  }
  return { count, bytes };
}

/** Empties the trash: restores content that is referenced again and deletes content that has been unreferenced for a day. */
async function emptyTrash(folder: string, named: ReadonlySet<string>, isDry: boolean): Promise<Amount> {
  let [count, bytes] = [0, 0];
  const trashed = (await readdir(join(folder, BLOBS_FOLDER, TRASH_FOLDER)).catch(missingIsNull)) ?? [];
  for (const hash of trashed.filter((name) => SHA256.test(name))) {
    const path = trashPath(folder, hash);
    if (named.has(hash)) {
      if (!isDry) await rename(path, blobPath(folder, hash)).catch(missingIsNull);
      continue;
    }
    const entry = (await isOld(path)) ? await stat(path).catch(missingIsNull) : null;
    if (!entry) continue;
    count++;
    bytes += entry.size;
    if (!isDry) await rm(path, { force: true });
  }
  return { count, bytes };
}

/** Deletes partial files of backups that were killed. */
async function removePartialFiles(folder: string, places: readonly string[]): Promise<void> {
  for (const place of places) {
    for (const name of (await readdir(join(folder, place))).filter((candidate) => candidate.endsWith('.part'))) {
      const path = join(folder, place, name);
      if (await isOld(path)) await rm(path, { force: true });
    }
  }
}

async function isOld(path: string): Promise<boolean> {
  const entry = await stat(path).catch(missingIsNull);
  return entry !== null && entry.mtimeMs < Date.now() - DAY_MS;
}
