import type { Command } from 'commander';
import type { CopyOptions } from './commands/copy-blobs.ts';
import { onServer } from './options/on-server.ts';

/** Adds `muro blobs copy`: migration of files to another store. */
export function addBlobs(muro: Command): void {
  onServer(
    muro
      .command('blobs')
      .description("the shop's photos and print files")
      .command('copy')
      .description('copy all files from the old store to the current one; rerun to resume (token: MURO_OPERATOR_TOKEN)')
      .requiredOption('--from <store>', 'disk or s3')
      .requiredOption('--to <store>', 's3 or disk')
      .option('--dry-run', 'list what would be copied'),
  ).action(async (options: CopyOptions) => (await import('./commands/copy-blobs.ts')).copyBlobs(options));
}
