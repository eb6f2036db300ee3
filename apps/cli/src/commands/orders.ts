import { join } from 'node:path';
import { PATHS, pathOf, type ShopOrder } from '@muro/api';
import { csvText, formatCount } from '@muro/shop';
import { ensureFolder, writeOutput } from '../files/write-file.ts';
import { changeOf, type MarkOptions } from '../orders/order-change.ts';
import { TABLE_HEAD, tableRows } from '../orders/order-table.ts';
import { orderLine, orderText } from '../orders/order-text.ts';
import { findOrder, type ListFilter, listOrders, type ShopServer, shopServer } from '../orders/shop-server.ts';
import { terminal } from '../terminal/terminal.ts';

export interface ServerOptions {
  readonly server?: string;
  readonly json?: boolean;
}

export interface ListOptions extends ServerOptions, ListFilter {
  readonly limit: number;
}

export interface MarkedOptions extends ServerOptions, MarkOptions {}

export interface DownloadOptions extends ServerOptions {
  readonly output: string;
}

export interface ExportOptions extends ServerOptions, ListFilter {
  readonly output: string;
}

/** Maximum number of exported orders; larger shops filter by state. */
const MAX_ORDERS = 1_000_000;

/** Lists the newest orders, one line each. */
export async function listCommand({ server, json = false, limit, ...filter }: ListOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const orders = await listOrders(shopServer(server), filter, limit);
  for (const order of orders) printLine(orderLine(order));
  if (orders.length === 0) printLine('no orders');
  printResult({ orders });
}

/** Prints one order with its history. */
export async function showCommand(id: string, { server, json = false }: ServerOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const order = await findOrder(shopServer(server), id);
  printLine(orderText(order));
  printResult({ order });
}

/** Changes the state of orders one after the other; stops at the first refusal. */
export async function markCommand(state: string, ids: readonly string[], options: MarkedOptions): Promise<void> {
  const { printLine, printResult } = terminal(options.json ?? false);
  const server = shopServer(options.server);
  const marked: ShopOrder[] = [];
  for (const id of ids) {
    const { path, body } = changeOf(state, options, options.expect === undefined ? await findOrder(server, id) : null);
    const order = await server.post<ShopOrder>(pathOf(path, { id }), body);
    printLine(orderLine(order));
    marked.push(order);
  }
  printResult({ orders: marked });
}

/** Downloads print files and their job tickets. */
export async function downloadCommand(ids: readonly string[], { server, json = false, output }: DownloadOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const shop = shopServer(server);
  const files: string[] = [];
  await ensureFolder(output);
  for (const id of ids) files.push(...(await fetchPrints(shop, id, output)));
  printLine(`${output}: ${formatCount(files.length / 2, 'print file')}, each with its ticket`);
  printResult({ files });
}

/** Downloads job ticket and print file of each collage of an order. */
async function fetchPrints(shop: ShopServer, id: string, output: string): Promise<readonly string[]> {
  const { lines } = await findOrder(shop, id);
  const files: string[] = [];
  for (const line of lines.keys()) {
    const name = line === 0 ? `order-${id}` : `order-${id}-${line + 1}`;
    for (const [path, ending] of [
      [PATHS.shopOrderTicket, 'json'],
      [PATHS.shopOrderPrint, 'pdf'],
    ] as const) {
      const file = join(output, `${name}.${ending}`);
      await writeOutput(file, await shop.file(`${pathOf(path, { id })}?line=${line + 1}`));
      files.push(file);
    }
  }
  return files;
}

/** Exports orders as a table. */
export async function exportCommand({ server, json = false, output, ...filter }: ExportOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const orders = await listOrders(shopServer(server), filter, MAX_ORDERS);
  await writeOutput(output, csvText([TABLE_HEAD, ...orders.flatMap(tableRows)]));
  printLine(`${output}: ${formatCount(orders.length, 'order')}`);
  printResult({ file: output, orders: orders.length });
}
