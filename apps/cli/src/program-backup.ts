import type { Command } from 'commander';
import type { BackupOptions } from './commands/backup.ts';
import type { RestoreOptions } from './commands/restore.ts';
import type { VerifyOptions } from './commands/verify.ts';
import { onServer } from './options/on-server.ts';
import { wholeNumber } from './options/whole-number.ts';

/** Adds `muro backup`, `muro restore` and `muro verify`. */
export function addBackup(muro: Command): void {
  onServer(
    muro
      .command('backup')
      .description(
        'write a backup of the running shop: all rows, then the photos and print files that the folder does not have yet (token: MURO_OPERATOR_TOKEN)',
      )
      .argument('<folder>', 'folder of all backups')
      .option('--prune', 'delete old backups instead: keep the newest; unused files are deleted after a delay of one day')
      .option('--keep <number>', 'with --prune: number of backups to keep', wholeNumber('--keep', 1, 100_000))
      .option('--dry-run', 'with --prune: list what would be deleted'),
  ).action(async (folder: string, options: BackupOptions) => (await import('./commands/backup.ts')).backupCommand(folder, options));
  muro
    .command('restore')
    .description('restore a backup into an empty data directory and database; the server must be stopped; rerun to resume')
    .argument('<folder>', 'folder of all backups, or a dump file, to restore only the rows of the database')
    .option('--backup <name>', 'name of the backup (default: the newest)')
    .option('--data <folder>', 'data folder, for photos, collages and orders')
    .action(async (folder: string, options: RestoreOptions) => (await import('./commands/restore.ts')).restoreCommand(folder, options));
  onServer(
    muro
      .command('verify')
      .description(
        'integrity check of the running shop, or with --backup of a backup. Exit code: 0 no faults, 1 faults found, 2 check not possible (token: MURO_OPERATOR_TOKEN)',
      )
      .option('--deep', 'verify the checksums of all files, not only their lengths')
      .option('--repair', 'repair what can be repaired; nothing is deleted')
      .option('--from <folder>', 'with --repair: restore files from this backup folder')
      .option('--after <place>', 'resume after this position, as printed by the interrupted run')
      .option('--backup <folder>', 'check this backup folder instead of the running shop'),
  ).action(async (options: VerifyOptions) => (await import('./commands/verify.ts')).verifyCommand(options));
}
