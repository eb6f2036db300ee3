import { MAX_TOKEN_DAYS, OPERATOR_SCOPES } from '@muro/api';
import type { Command } from 'commander';
import type { CreateOptions } from './commands/token.ts';
import { onServer } from './options/on-server.ts';
import { readScopes } from './options/scopes.ts';
import { wholeNumber } from './options/whole-number.ts';

const commands = () => import('./commands/token.ts');
const DAYS = 90;

/** Adds `muro token …`: operator tokens, through the running server. */
export function addToken(muro: Command): void {
  const token = muro
    .command('token')
    .description('operator tokens of the shop’s people and programs, through the running server (token: MURO_OPERATOR_TOKEN)');
  onServer(token.command('create').description('create a token; it is shown once'))
    .requiredOption('--name <name>', 'name of the token in logs and lists: letters, digits and . _ -')
    .requiredOption('--scope <list>', `comma-separated permissions: ${OPERATOR_SCOPES.join(', ')}`, readScopes)
    .option('--days <number>', 'days until it expires', wholeNumber('--days', 1, MAX_TOKEN_DAYS), DAYS)
    .option('--note <text>', 'purpose of the token')
    .action(async (options: CreateOptions) => (await commands()).createCommand(options));
  onServer(token.command('list').description('all tokens, the newest first')).action(async (options) =>
    (await commands()).listCommand(options),
  );
  onServer(token.command('revoke').description('revoke a token with immediate effect').argument('<name>', 'name of the token')).action(
    async (name: string, options) => (await commands()).revokeCommand(name, options),
  );
}
