import { BackupError, formatCount } from '@muro/shop';
import { type Amount, type PruneOptions, pruneBackups } from '../backup/prune-backups.ts';
import { sizeText } from '../backup/size-text.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { writeFailure } from '../files/write-file.ts';
import { shopServer } from '../orders/shop-server.ts';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';
import { terminal } from '../terminal/terminal.ts';

export interface BackupOptions {
  readonly server?: string;
  readonly json?: boolean;
  readonly prune?: boolean;
  readonly keep?: number;
  readonly dryRun?: boolean;
}

/** Writes a new backup of a running shop, or prunes old ones. */
export async function backupCommand(folder: string, options: BackupOptions): Promise<void> {
  const { server, json = false, prune = false, keep, dryRun = false } = options;
  if (!prune && (keep !== undefined || dryRun)) throw wrongUsage('--keep and --dry-run belong to --prune');
  if (prune && keep === undefined) throw wrongUsage('--prune needs --keep: how many of the newest backups stay');
  process.umask(0o077); // personal data: readable only by the operator's user
  await (keep === undefined ? writeOne(folder, server, json) : pruneAndReport(folder, { keep, isDry: dryRun }, json));
}

async function pruneAndReport(folder: string, options: PruneOptions, json: boolean): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const { kept, deleted, movedToTrash, freed } = await withBackupErrors(folder, pruneBackups(folder, options));
  const text = ({ count, bytes }: Amount) => `${formatCount(count, 'file')} of ${sizeText(bytes)}`;
  const [deletedText, movedText] = options.isDry ? ['would delete', 'would move'] : ['deleted', 'moved'];
  printLine(`${folder}: ${formatCount(kept.length, 'backup')} kept, the oldest ${kept[0]}`);
  if (deleted.length > 0) printLine(`  ${deletedText}: ${deleted.join(', ')}`);
  if (movedToTrash.count > 0) printLine(`  ${movedText} to the trash for a day, no backup references them: ${text(movedToTrash)}`);
  if (freed.count > 0) printLine(`  ${deletedText}: ${text(freed)}`);
  printResult({ kept, deleted, movedToTrash, freed, isDry: options.isDry });
}

async function writeOne(folder: string, server: string | undefined, json: boolean): Promise<void> {
  const { printLine, printResult, progress } = terminal(json);
  const bar = progress('photos and print files');
  const { name, manifest, fetchedBytes } = await withBackupErrors(folder, writeBackup(shopServer(server), folder, bar.show)).finally(
    bar.end,
  );
  const { rows, files, missing } = manifest;
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
  printLine(`${folder}/${name}: ${formatCount(rowCount, 'row')}, ${formatCount(files.count, 'file')} of ${sizeText(files.contentBytes)}`);
  printLine(`  newly copied: ${sizeText(fetchedBytes)}`);
  printResult({ backup: name, ...manifest, fetchedBytes });
  if (missing.length === 0) return;
  throw wrongInput(
    folder,
    `the backup is written, but the shop itself lacks ${formatCount(missing.length, 'file')}: ${missing.slice(0, 12).join(', ')}`,
  );
}

/** Converts errors of a backup folder to messages for the terminal. */
export async function withBackupErrors<Result>(folder: string, act: Promise<Result>): Promise<Result> {
  return await act.catch((error: unknown) => {
    if (error instanceof BackupError) throw wrongInput('', error.message);
    const isOfSystem = typeof (error as NodeJS.ErrnoException).errno === 'number';
    throw (isOfSystem && writeFailure(folder, error)) || error;
  });
}
