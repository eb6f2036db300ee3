import { BackupError, counted } from '@muro/shop';
import { sizeText } from '../backup/size-text.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { wrongInput } from '../failure.ts';
import { shopServer } from '../orders/shop-server.ts';
import { terminal } from '../terminal.ts';
import { writeFailure } from '../write-file.ts';

export interface BackupOptions {
  readonly server?: string;
  readonly json?: boolean;
}

/** Writes one more backup of a running shop. */
export async function backupCommand(folder: string, { server, json = false }: BackupOptions): Promise<void> {
  const { say, give, progress } = terminal(json);
  const bar = progress('photos and print files');
  const { name, manifest, fetchedBytes } = await told(folder, writeBackup(shopServer(server), folder, bar.show)).finally(bar.end);
  const { rows, files, missing } = manifest;
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
  say(`${folder}/${name}: ${counted(rowCount, 'row')}, ${counted(files.count, 'file')} of ${sizeText(files.contentBytes)}`);
  say(`  new of it: ${sizeText(fetchedBytes)}`);
  give({ backup: name, ...manifest, fetchedBytes });
  if (missing.length === 0) return;
  throw wrongInput(
    folder,
    `the backup is written, but the shop itself lacks ${counted(missing.length, 'file')}: ${missing.slice(0, 12).join(', ')}`,
  );
}

/** What is wrong with a folder of backups, in words for the person at the terminal. */
export async function told<Result>(folder: string, act: Promise<Result>): Promise<Result> {
  return await act.catch((error: unknown) => {
    if (error instanceof BackupError) throw wrongInput('', error.message);
    const isOfSystem = typeof (error as NodeJS.ErrnoException).errno === 'number';
    throw (isOfSystem && writeFailure(folder, error)) || error;
  });
}
