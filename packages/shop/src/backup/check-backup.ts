import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { dumpSteps, SchemaError } from '../schema/applied-steps.ts';
import type { Migration } from '../schema/read-migrations.ts';
import { BackupError, DUMP_FILE, findContent, hashFile, openBackup, readBackupFiles } from './backup-folder.ts';
import { readDumpHead, readDumpLines } from './read-dump.ts';

export interface CheckedBackup {
  readonly files: number;
  readonly bytes: number;
  /** Faults, one line each. Empty if the backup can be restored. */
  readonly faults: readonly string[];
  /** SHA-256 of content that the shop lacked when the backup was made. */
  readonly missing: readonly string[];
}

export interface CheckBackupOptions {
  /** True reads and hashes all content; false compares only lengths. */
  readonly isDeep: boolean;
  /** Results of earlier content checks by hash, since backups of a folder share content. */
  readonly checkedHashes: Map<string, string>;
  /** Migrations of this version, which must include those of the rows. */
  readonly migrations: readonly Migration[];
  readonly show: (done: number, total: number) => void;
}

/** Checks that a backup can be restored: its manifest, the files listed in it, its rows and its content. */
export async function checkBackup(folder: string, name: string, options: CheckBackupOptions): Promise<CheckedBackup> {
  const found: CheckedBackup = { files: 0, bytes: 0, faults: [], missing: [] };
  try {
    const { files, rows, missing } = await openBackup(folder, name);
    const faults = [...(await schemaFaults(folder, name, options.migrations)), ...(await dumpFaults(folder, name, rows))];
    let done = 0;
    for await (const { sha256, bytes, print } of readBackupFiles(folder, name)) {
      const fault = options.checkedHashes.get(sha256) ?? (await contentFault(folder, { sha256, bytes }, options.isDeep));
      options.checkedHashes.set(sha256, fault);
      if (fault !== '') faults.push(`${print ? `${print}, ${sha256}` : sha256}: ${fault}`);
      options.show(++done, files.count);
    }
    return { files: files.count, bytes: files.contentBytes, faults, missing };
  } catch (error) {
    if (error instanceof BackupError) return { ...found, faults: [error.message] };
    throw error;
  }
}

/** Checks that this version can restore the rows: `muro restore` refuses those of a newer one. */
async function schemaFaults(folder: string, name: string, migrations: readonly Migration[]): Promise<string[]> {
  const path = join(folder, name, DUMP_FILE);
  try {
    dumpSteps((await readDumpHead(createReadStream(path).pipe(createGunzip()))).migrations, migrations);
    return [];
  } catch (error) {
    return error instanceof SchemaError
      ? [`cannot be restored with this version: ${error.message}`]
      : [`${path}: ${(error as Error).message}`];
  }
}

/** Checks that the dump contains as many rows as the manifest states. */
async function dumpFaults(folder: string, name: string, rows: Readonly<Record<string, number>>): Promise<string[]> {
  const path = join(folder, name, DUMP_FILE);
  const counts: Record<string, number> = {};
  let table = '';
  try {
    for await (const line of readDumpLines(createReadStream(path).pipe(createGunzip()))) {
      if (line.kind === 'table') {
        table = line.name;
        counts[table] = 0;
      }
      if (line.kind === 'row') counts[table] = (counts[table] ?? 0) + 1;
    }
  } catch (error) {
    return [`${path}: ${(error as Error).message}`];
  }
  const differing = Object.keys({ ...rows, ...counts }).filter((candidate) => rows[candidate] !== counts[candidate]);
  return differing.map((table) => `${path}: ${counts[table] ?? 0} rows of ${table} instead of ${rows[table] ?? 0}`);
}

/** Returns the fault of a content file; '' if it has none. */
async function contentFault(folder: string, { sha256, bytes }: { sha256: string; bytes: number }, isDeep: boolean): Promise<string> {
  const content = await findContent(folder, sha256);
  if (!content) return 'is missing';
  if (content.bytes !== bytes) return `has ${content.bytes} bytes instead of ${bytes}`;
  if (!isDeep) return '';
  const hash = await hashFile(content.path);
  if (hash === null) return 'cannot be read';
  return hash === sha256 ? '' : 'does not match its checksum';
}
