import type { Command } from 'commander';
import type { CopyOptions } from './commands/copy-blobs.ts';

/** `muro blobs copy`: how the files of a shop move to another store. */
export function addBlobs(muro: Command): void {
  muro
    .command('blobs')
    .description("the shop's photos and print files")
    .command('copy')
    .description(
      'bring all files from the former store to the one that the running server keeps files in by now; again, when it broke off (token: MURO_OPERATOR_TOKEN)',
    )
    .requiredOption('--from <store>', 'disk or s3')
    .requiredOption('--to <store>', 'the other one')
    .option('--dry-run', 'say what would be copied')
    .option('--server <address>', 'address of the server (the one on this machine when nothing is said)')
    .option('--json', 'result for programs on stdout')
    .action(async (options: CopyOptions) => (await import('./commands/copy-blobs.ts')).copyBlobs(options));
}
