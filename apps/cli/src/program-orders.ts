import { ORDER_STATES, PAYMENT_STATES } from '@muro/api';
import type { Command } from 'commander';
import type { DownloadOptions, ExportOptions, ListOptions, MarkedOptions, ServerOptions } from './commands/orders.ts';
import { onServer } from './options/on-server.ts';
import { folderName } from './options/output.ts';
import { wholeNumber } from './options/whole-number.ts';
import { MARKS } from './orders/marks.ts';

const commands = () => import('./commands/orders.ts');

/** Adds `muro orders …`: order processing, through the running server. */
export function addOrders(muro: Command): void {
  const orders = muro.command('orders').description('the orders of the shop, through the running server (token: MURO_OPERATOR_TOKEN)');
  const filtered = (command: Command) =>
    onServer(command)
      .option('--production <state>', `one of ${ORDER_STATES.join(', ')}`)
      .option('--payment <state>', `one of ${PAYMENT_STATES.join(', ')}`)
      .option('--held', 'only orders on hold')
      .option('--search <words>', 'words, or beginnings of words, of number, name, address or e-mail address; all must match');
  filtered(orders.command('list').description('the newest orders'))
    .option('--limit <number>', 'maximum number', wholeNumber('--limit', 1, 10_000), 50)
    .action(async (options: ListOptions) => (await commands()).listCommand(options));
  onServer(orders.command('show').description('one order with its history').argument('<order>', 'order number')).action(
    async (id: string, options: ServerOptions) => (await commands()).showCommand(id, options),
  );
  onServer(
    orders
      .command('mark')
      .description('set the production or payment state of orders')
      .argument('<state>', MARKS.join(', '))
      .argument('<order...>', 'order numbers'),
  )
    .option('--expect <state>', 'fail unless the orders are in this state (default: their current state)')
    .option('--note <text>', 'a note for the history of the order')
    .option('--carrier <name>', 'carrier of the parcel')
    .option('--code <code>', 'tracking number of the parcel')
    .option('--url <address>', 'tracking page of the parcel')
    .option('--line <number>', 'print-again: only this collage of the order, 1 for the first', wholeNumber('--line', 1, 20))
    .action(async (state: string, ids: readonly string[], options: MarkedOptions) => (await commands()).markCommand(state, ids, options));
  onServer(orders.command('download').description('download print files and job tickets').argument('<order...>', 'order numbers'))
    .requiredOption('-o, --output <folder>', 'folder to write', folderName('--output'))
    .action(async (ids: readonly string[], options: DownloadOptions) => (await commands()).downloadCommand(ids, options));
  filtered(orders.command('export').description('write orders to a CSV file'))
    .requiredOption('-o, --output <file>', 'file to write')
    .action(async (options: ExportOptions) => (await commands()).exportCommand(options));
}
