import type { Command } from 'commander';
import type { ServerOptions } from './commands/orders.ts';
import { onServer } from './options/on-server.ts';

/** Adds `muro accounts …`: account support, through the running server. */
export function addAccounts(muro: Command): void {
  const accounts = muro.command('accounts').description('accounts of the shop, through the running server (token: MURO_OPERATOR_TOKEN)');
  onServer(accounts.command('end-second-factor'))
    .description(
      'switch off two-step verification of an account whose owner lost phone and recovery codes; first verify that the request comes from the owner',
    )
    .argument('<name>', 'name of the account')
    .action(async (name: string, options: ServerOptions) => (await import('./commands/accounts.ts')).endSecondFactor(name, options));
}
