import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { PATHS } from '@muro/api';
import { writeWhole } from '@muro/press';
import {
  BackupError,
  BLOBS_FOLDER,
  backupName,
  DUMP_FILE,
  FILES_FILE,
  MANIFEST_FILE,
  type Manifest,
  manifestText,
  readDumpHead,
  readDumpLines,
} from '@muro/shop';
import type { ShopServer } from '../orders/shop-server.ts';
import { type FetchedContent, fetchContent, type NamedContent } from './fetch-content.ts';
import { keptBytes, writeHashed } from './keep-content.ts';

export interface WrittenBackup extends Pick<FetchedContent, 'fetchedBytes'> {
  readonly name: string;
  readonly manifest: Manifest;
}

/**
 * Writes one more backup into a folder: the rows as they are now, then the content that they name, then the manifest. One that is
 * broken off has no manifest; the next one goes on with what it fetched.
 */
export async function writeBackup(server: ShopServer, folder: string, show: (done: number, total: number) => void): Promise<WrittenBackup> {
  const dumped = await server.bytes(PATHS.shopDump); // whoever may not ask leaves no folder
  const name = backupName(new Date());
  const own = join(folder, name);
  await mkdir(join(folder, BLOBS_FOLDER), { recursive: true, mode: 0o700 });
  await mkdir(own, { mode: 0o700 });
  const dump = await writeWhole(join(own, DUMP_FILE), (file) => writeHashed(file, dumped));
  const { at, rows, named } = await readNamed(join(own, DUMP_FILE));
  const { files, missing, fetchedBytes } = await fetchContent(server, folder, named, show);
  for (const { sha256, bytes } of files)
    if ((await keptBytes(folder, sha256)) !== bytes) throw new BackupError(`${sha256} was taken from ${folder} meanwhile; back up again.`);
  const lines = files.map((file) => `${JSON.stringify(file)}\n`);
  const list = await writeWhole(join(own, FILES_FILE), (file) => writeHashed(file, bytesOf(lines)));
  const contentBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const manifest: Manifest = { format: 1, at, rows, dump, files: { ...list, count: files.length, contentBytes }, missing: [...missing] };
  await writeWhole(join(own, MANIFEST_FILE), (file) => file.writeFile(manifestText(manifest)));
  return { name, manifest, fetchedBytes };
}

/** What a dump tells of itself, and the content that its rows name. */
async function readNamed(path: string): Promise<Pick<Manifest, 'at' | 'rows'> & { readonly named: readonly NamedContent[] }> {
  const bytes = () => createReadStream(path).pipe(createGunzip());
  const { at } = await readDumpHead(bytes());
  const named: NamedContent[] = [];
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
