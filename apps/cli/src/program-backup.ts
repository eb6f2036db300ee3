import type { Command } from 'commander';
import type { BackupOptions } from './commands/backup.ts';
import type { RestoreOptions } from './commands/restore.ts';
import type { VerifyOptions } from './commands/verify.ts';
import { wholeNumber } from './options/whole-number.ts';

/** `muro backup`, `muro restore`, `muro verify`: how a shop outlives its machine. */
export function addBackup(muro: Command): void {
  muro
    .command('backup')
    .description(
      'write a backup of the running shop: all rows, then the photos and print files that are not there yet (token: MURO_OPERATOR_TOKEN)',
    )
    .argument('<folder>', 'folder of all backups')
    .option('--prune', 'tidy up instead: keep the newest; what they do not need goes in two steps, a day apart')
    .option('--keep <number>', 'with --prune: so many backups stay', wholeNumber('--keep', 1, 100_000))
    .option('--dry-run', 'with --prune: say what would go')
    .option('--server <address>', 'address of the server (the one on this machine when nothing is said)')
    .option('--json', 'result for programs on stdout')
    .action(async (folder: string, options: BackupOptions) => (await import('./commands/backup.ts')).backupCommand(folder, options));
  muro
    .command('restore')
    .description('bring a backup onto an empty place, with the settings of the server and while none runs; again, when it broke off')
    .argument('<folder>', 'folder of all backups, or the file of a dump for its rows alone')
    .option('--backup <name>', 'one of its backups (the newest when nothing is said)')
    .option('--data <folder>', 'where photos, collages and orders are kept')
    .action(async (folder: string, options: RestoreOptions) => (await import('./commands/restore.ts')).restoreCommand(folder, options));
  muro
    .command('verify')
    .description(
      'say whether everything that the running shop names is there, or with --backup whether a backup can be restored. Ends with 0 when all is well, with 1 when not, with 2 when it could not look (token: MURO_OPERATOR_TOKEN)',
    )
    .option('--deep', 'read every byte, not the lengths alone')
    .option('--repair', 'mend what can be mended; nothing is ever deleted')
    .option('--from <folder>', 'bring back with --repair what this folder of backups has')
    .option('--after <place>', 'go on where a look broke off, which says the place')
    .option('--backup <folder>', 'look at this folder of backups instead of the shop')
    .option('--server <address>', 'address of the server (the one on this machine when nothing is said)')
    .option('--json', 'result for programs on stdout')
    .action(async (options: VerifyOptions) => (await import('./commands/verify.ts')).verifyCommand(options));
}
