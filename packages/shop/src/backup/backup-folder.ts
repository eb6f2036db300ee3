import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/*
 * Layout of a backup folder:
 *
 *     blobs/ab/<sha256>           content, shared by all backups of the folder
 *     blobs/leaving/<sha256>      trash: content that no backup referenced at the last pruning; restored if needed again, else deleted after a day
 *     20261124T013000Z/           a backup, named by its creation time (UTC)
 *         dump.jsonl.gz           rows of the database
 *         files.jsonl             the content that belongs to the backup: blobs of the shop, and print files with their names
 *         manifest.json           written last: a folder without it is an incomplete backup
 */

export const DUMP_FILE = 'dump.jsonl.gz';
export const FILES_FILE = 'files.jsonl';
export const MANIFEST_FILE = 'manifest.json';
export const BLOBS_FOLDER = 'blobs';
export const TRASH_FOLDER = 'leaving';

const NAME = /^\d{8}T\d{6}Z$/;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const fact = z.object({ bytes: z.number().int(), sha256 });

const manifest = z.object({
  format: z.literal(1),
  /** Time of the snapshot of the rows, ISO 8601. */
  at: z.string(),
  rows: z.record(z.string(), z.number().int()),
  dump: fact,
  files: fact.extend({ count: z.number().int(), contentBytes: z.number().int() }),
  /** SHA-256 of content that rows reference and the store did not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

const backupFile = z.object({ sha256, bytes: z.number().int(), print: z.string().optional() });
/** Content of a backup; `print` is the name of a print file. */
export type BackupFile = z.infer<typeof backupFile>;

/** Thrown when a backup or its folder is damaged. The message is one line for people. */
export class BackupError extends Error {}

export const blobPath = (folder: string, hash: string): string => join(folder, BLOBS_FOLDER, hash.slice(0, 2), hash);

/** Returns the path of content in the trash: no backup references it. */
export const trashPath = (folder: string, hash: string): string => join(folder, BLOBS_FOLDER, TRASH_FOLDER, hash);

/** Finds content in a backup folder, including its trash; null if it is not there. */
export async function findContent(folder: string, hash: string): Promise<{ readonly path: string; readonly bytes: number } | null> {
  const place = blobPath(folder, hash);
  for (const path of [place, trashPath(folder, hash), place]) {
    const entry = await stat(path).catch(missingIsNull);
    if (entry) return { path, bytes: entry.size };
  }
  return null;
}

export const backupName = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** Serialises the manifest together with its own hash. */
export function manifestText(content: Manifest): string {
  return `${JSON.stringify({ manifest: content, sha256: hashOf(JSON.stringify(content)) }, null, 2)}\n`;
}

/** Lists the backups of a folder: complete ones, oldest first, and those without a manifest. */
export async function listBackups(folder: string): Promise<{ readonly complete: readonly string[]; readonly broken: readonly string[] }> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
  const complete: string[] = [];
  const broken: string[] = [];
  for (const name of names) ((await readdir(join(folder, name))).includes(MANIFEST_FILE) ? complete : broken).push(name);
  return { complete, broken };
}

/** @throws {BackupError} if the manifest is missing, unreadable or changed */
async function readManifest(folder: string, name: string): Promise<Manifest> {
  const path = join(folder, name, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupError(`${path} cannot be read: without it there is no backup.`);
  });
  const read = z.object({ manifest: z.unknown(), sha256 }).safeParse(jsonOf(text));
  const content = read.success ? manifest.safeParse(read.data.manifest) : null;
  if (!read.success || !content?.success) throw new BackupError(`${path} is not a manifest of a kind that this Muro knows.`);
  if (hashOf(JSON.stringify(read.data.manifest)) !== read.data.sha256)
    throw new BackupError(`${path} was changed: its hash does not match.`);
  return content.data;
}

/** Returns the manifest after checking the hashes of the files beside it. @throws {BackupError} */
export async function openBackup(folder: string, name: string): Promise<Manifest> {
  const content = await readManifest(folder, name);
  for (const [file, declared] of [
    [DUMP_FILE, content.dump],
    [FILES_FILE, content.files],
  ] as const) {
    const path = join(folder, name, file);
    if ((await hashFile(path)) !== declared.sha256) throw new BackupError(`${path} is missing or was changed: its hash does not match.`);
  }
  return content;
}

export async function* readBackupFiles(folder: string, name: string): AsyncGenerator<BackupFile> {
  for await (const line of createInterface(createReadStream(join(folder, name, FILES_FILE)))) yield backupFile.parse(JSON.parse(line));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Computes the SHA-256 of a file; null if the file cannot be read. */
export async function hashFile(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch {
    return null;
  }
  return hash.digest('hex');
}

function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
