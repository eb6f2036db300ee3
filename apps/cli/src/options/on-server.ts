import type { Command } from 'commander';

/** Adds the options of a command that asks the running server. */
export const onServer = (command: Command): Command =>
  command
    .option('--server <address>', 'address of the server (default: the one on this machine)')
    .option('--json', 'result for programs on stdout');
