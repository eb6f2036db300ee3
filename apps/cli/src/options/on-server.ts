import type { Command } from 'commander';

/** Adds the options of a command that calls the running server. */
export const onServer = (command: Command): Command =>
  command
    .option('--server <address>', 'address of the server (default: MURO_SERVER, or the one that uses the data folder MURO_DATA)')
    .option('--json', 'write the result as JSON to stdout');
