import { createReadStream } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { PATHS } from '@muro/api';
import { writeFileAtomically } from '@muro/press';
import {
  BackupError,
  BLOBS_FOLDER,
  backupName,
  DUMP_FILE,
  FILES_FILE,
  MANIFEST_FILE,
  type Manifest,
  makeFolder,
  manifestText,
  readDumpHead,
  readDumpLines,
} from '@muro/shop';
import type { ShopServer } from '../orders/shop-server.ts';
import { type FetchedContent, fetchContent, type ReferencedContent } from './fetch-content.ts';
import { findStoredLength, writeHashed } from './store-content.ts';

/** Interval at which a running backup touches its folder (heartbeat). A pruning treats an older folder as abandoned. */
const HEARTBEAT_MS = 60_000;
const RETRY_DELAY_MS = 200;

export interface WrittenBackup extends Pick<FetchedContent, 'fetchedBytes'> {
  readonly name: string;
  readonly manifest: Manifest;
}

/**
 * Writes a new backup into a folder: first the current rows, then the content that they reference, then the manifest. An interrupted
 * backup has no manifest; the next one reuses the content that it downloaded.
 */
export async function writeBackup(server: ShopServer, folder: string, show: (done: number, total: number) => void): Promise<WrittenBackup> {
  const dumped = await server.bytes(PATHS.shopDump); // first, so that a refused call creates no folder
  await makeFolder(join(folder, BLOBS_FOLDER), 0o700);
  const name = await createBackupFolder(folder);
  const backupFolder = join(folder, name);
  const alive = setInterval(() => void touch(backupFolder), HEARTBEAT_MS);
  const written = fillBackup(server, { folder, backupFolder, dumped }, show).finally(() => clearInterval(alive));
  return { name, ...(await written) };
}

interface BackupInProgress {
  readonly folder: string;
  /** Folder of this backup. */
  readonly backupFolder: string;
  readonly dumped: AsyncIterable<Uint8Array>;
}

async function fillBackup(
  server: ShopServer,
  { folder, backupFolder, dumped }: BackupInProgress,
  show: (done: number, total: number) => void,
): Promise<Omit<WrittenBackup, 'name'>> {
  const dump = await writeFileAtomically(join(backupFolder, DUMP_FILE), (file) => writeHashed(file, dumped));
  const { at, rows, named } = await readReferencedContent(join(backupFolder, DUMP_FILE));
  const { files, missing, fetchedBytes } = await fetchContent(server, folder, named, show);
  for (const { sha256, bytes } of files)
    if ((await findStoredLength(folder, sha256)) !== bytes)
      throw new BackupError(`${sha256} was taken from ${folder} meanwhile; run the backup again.`);
  const lines = files.map((file) => `${JSON.stringify(file)}\n`);
  const list = await writeFileAtomically(join(backupFolder, FILES_FILE), (file) => writeHashed(file, bytesOf(lines)));
  const contentBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const manifest: Manifest = { format: 1, at, rows, dump, files: { ...list, count: files.length, contentBytes }, missing: [...missing] };
  await writeFileAtomically(join(backupFolder, MANIFEST_FILE), (file) => file.writeFile(manifestText(manifest)));
  return { manifest, fetchedBytes };
}

/** Creates the folder of a backup. If one was started in the same second, waits for the next second. */
async function createBackupFolder(folder: string): Promise<string> {
  for (;;) {
    const name = backupName(new Date());
    try {
      await mkdir(join(folder, name), { mode: 0o700 });
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await sleep(RETRY_DELAY_MS);
    }
  }
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {}); // retried after a minute
}

/** Reads head and row counts of a dump, and the content that its rows reference. */
async function readReferencedContent(
  path: string,
): Promise<Pick<Manifest, 'at' | 'rows'> & { readonly named: readonly ReferencedContent[] }> {
  const bytes = () => createReadStream(path).pipe(createGunzip());
  const { at } = await readDumpHead(bytes());
  const named: ReferencedContent[] = [];
  let rows: Readonly<Record<string, number>> = {};
  for await (const line of readDumpLines(bytes())) {
    if (line.kind === 'blob' || line.kind === 'print') named.push(line);
    if (line.kind === 'end') rows = line.counts;
  }
  return { at, rows, named };
}

async function* bytesOf(texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
