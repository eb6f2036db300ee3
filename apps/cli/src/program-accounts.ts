import type { Command } from 'commander';
import type { ServerOptions } from './commands/orders.ts';
import { onServer } from './options/on-server.ts';

/** Adds `muro accounts …`: account support, through the running server. */
export function addAccounts(muro: Command): void {
  const accounts = muro.command('accounts').description('accounts of the shop, through the running server (token: MURO_OPERATOR_TOKEN)');
  onServer(accounts.command('end-second-factor'))
    .description('switch off two-step verification for an owner who lost phone and recovery codes; make sure that it is the owner who asks')
    .argument('<name>', 'name of the account')
    .action(async (name: string, options: ServerOptions) => (await import('./commands/accounts.ts')).endSecondFactor(name, options));
}
