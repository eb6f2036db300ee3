import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newShop } from '@muro/shop';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeCatalogue } from '../../../server/test/catalogue/make-catalogue.ts';
import { placeOrder } from '../../../server/test/orders/place-order.ts';
import { freePort, type ServerProcess, startProcess } from '../../../server/test/start/start-process.ts';
import { type Client, signUp } from '../../../server/test/support/http-client.ts';
import { endSecondFactor } from '../../src/commands/accounts.ts';
import { downloadCommand, exportCommand, listCommand, markCommand, showCommand } from '../../src/commands/orders.ts';
import * as tokens from '../../src/commands/token.ts';
import { readScopes } from '../../src/options/scopes.ts';

/* Order processing of a shop from a terminal, through a running server. */

const TOKEN = 'operator-token-of-these-tests';
const folder = mkdtempSync(join(tmpdir(), 'muro-orders-'));
let server: ServerProcess;
let ana: Client;
let output = '';

/** Returns the output of a command, followed by its error line, if any. */
async function lines(act: Promise<void>): Promise<readonly string[]> {
  output = '';
  const failure = await act.then(
    () => '',
    (error: Error) => error.message,
  );
  return [...output.trimEnd().split('\n'), failure].filter(Boolean);
}

/** A shop with invoice addresses, no grace period before printing, and withdrawal for posters. */
function makeShop(): string {
  const shop = join(folder, 'shop');
  for (const [path, text] of newShop()) {
    mkdirSync(dirname(join(shop, path)), { recursive: true });
    const changed = text.replace('"graceMinutes": 30', '"graceMinutes": 0').replace('"POSTER": "none"', '"POSTER": "14 days"');
    writeFileSync(join(shop, path), changed);
  }
  return shop;
}

const shownJson = async (on: { readonly server: string }) => (await lines(listCommand({ ...on, json: true, limit: 50 }))).join('');

beforeAll(async () => {
  const port = String(await freePort());
  const files = { MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: makeCatalogue(folder), MURO_SHOP: makeShop() };
  const env = { PORT: port, ...files, MURO_OPERATOR_TOKEN: TOKEN };
  server = await startProcess(env);
  ana = await signUp(server.url, 'ana');
  vi.stubEnv('MURO_OPERATOR_TOKEN', TOKEN);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
});
afterEach(() => vi.stubEnv('MURO_OPERATOR_TOKEN', TOKEN));
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('finds, holds, releases, prints, downloads, marks as paid, sends and exports an order', async () => {
  const on = { server: server.url };
  expect(await lines(listCommand({ ...on, limit: 50 }))).toEqual(['no orders']);
  const invoice = {
    invoicename: 'Ana SL',
    invoicestreet: 'B 2',
    invoicepostcode: '08001',
    invoicecity: 'Barcelona',
    invoicecountry: 'ES',
    country: 'ES',
    postcode: '28013',
  };
  const { id: number } = await placeOrder(ana, undefined, invoice);
  const id = String(number);
  const state = async () => (await lines(listCommand({ ...on, limit: 50 })))[0]?.split('  ').slice(2, 4).join(', ');
  await expect.poll(state, { timeout: 60_000 }).toBe('printed, to-be-paid');

  expect(await lines(markCommand('held', [id], { ...on, note: 'asks for another street' }))).toEqual([
    expect.stringContaining('printed, held'),
  ]);
  expect(await lines(markCommand('sent', [id], { ...on, carrier: 'Correos', code: 'PK1' }))).toEqual([
    `order ${id}: The order is on hold.`,
  ]);
  await lines(markCommand('free', [id], on));
  expect(await lines(downloadCommand([id], { ...on, output: join(folder, 'today') }))).toEqual([
    `${join(folder, 'today')}: 1 print file, each with its ticket`,
  ]);
  expect(
    readFileSync(join(folder, 'today', `order-${id}.pdf`))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(JSON.parse(readFileSync(join(folder, 'today', `order-${id}.json`), 'utf8'))).toMatchObject({ order: number, quantity: 1 });

  await lines(markCommand('paid', [id], { ...on, note: 'bank transfer' }));
  for (const code of ['PK1', 'PK2']) await lines(markCommand('sent', [id], { ...on, carrier: 'Correos', code }));
  expect(await state()).toBe('sent, paid');
  expect(await lines(markCommand('cancelled', [id], on))).toEqual([`order ${id}: This step is not possible for the order. It is sent.`]);
  expect(await lines(markCommand('paid', [id], { ...on, expect: 'to-be-paid' }))).toEqual([
    `order ${id}: The order has changed in the meantime. Check its current status, then try again. It is paid.`,
  ]);
  const story = (await lines(showCommand(id, on))).join('\n');
  for (const part of [
    'Ana SL, B 2, 08001 Barcelona, Spain',
    'Correos  PK1',
    'Correos  PK2',
    'shop: to-be-paid -> paid',
    'bank transfer',
    'shop: printed -> sent',
  ])
    expect(story).toContain(part);

  expect(await lines(listCommand({ ...on, limit: 50, search: `${id} ANÁ` }))).toEqual(await lines(listCommand({ ...on, limit: 50 })));
  expect(await lines(listCommand({ ...on, limit: 50, search: 'anna' }))).toEqual(['no orders']);
  expect(await lines(exportCommand({ ...on, output: join(folder, 'orders.csv') }))).toEqual([`${join(folder, 'orders.csv')}: 1 order`]);
  const [head = '', row = ''] = readFileSync(join(folder, 'orders.csv'), 'utf8').split('\r\n');
  const cells = row.split(',');
  expect(cells[head.split(',').indexOf('total')]).toMatch(/^\d+\.\d\d$/);
  expect(cells.slice(-4)).toEqual(['Correos PK1; Correos PK2', '14 days', '', '']);
  expect(cells[head.split(',').indexOf('invoice name')]).toBe('Ana SL');
});

it('shows a withdrawal in the list, the order and the table', async () => {
  const on = { server: server.url };
  const { orders } = JSON.parse(await shownJson(on)) as { orders: readonly { id: number }[] };
  const id = String(orders[0]?.id);
  await ana.post(`/order/withdraw?id=${id}`, { lines: '1', name: 'Ana' });
  expect(await lines(listCommand({ ...on, limit: 50 }))).toEqual([expect.stringContaining('sent, withdrawn')]);
  const story = (await lines(showCommand(id, on))).join('\n');
  expect(story).toMatch(/withdrawal 14 days/);
  expect(story).toMatch(/withdrawn \d{4}-\d\d-\d\d \d\d:\d\d {2}1, by Ana/);
  expect(story).toContain('buyer: agreed -> withdrawn (1)');
  await lines(exportCommand({ ...on, output: join(folder, 'withdrawn.csv') }));
  const [, row = ''] = readFileSync(join(folder, 'withdrawn.csv'), 'utf8').split('\r\n');
  expect(row.split(',').at(-2)).toMatch(/^\d{4}-\d\d-\d\dT/);
  const failure = (await lines(markCommand('print-again', [id], { ...on, line: 1 }))).join('');
  expect(failure).toContain('This step is not possible for the order');
  expect(await lines(markCommand('sent', [id], { ...on, line: 1 }))).toEqual(['--line goes with print-again']);
});

it('reports a missing order, a wrong token, no token and no server', async () => {
  const on = { server: server.url };
  expect(await lines(downloadCommand(['1234'], { ...on, output: join(folder, 'none') }))).toEqual([
    'order 1234: That does not exist, or it is not yours.',
  ]);
  vi.stubEnv('MURO_OPERATOR_TOKEN', 'another-token-of-these-tests');
  expect(await lines(listCommand({ ...on, limit: 50 }))).toEqual([`${server.url}: This requires the shop’s token.`]);
  vi.stubEnv('MURO_OPERATOR_TOKEN', '');
  expect(await lines(listCommand({ ...on, limit: 50 }))).toEqual([
    'MURO_OPERATOR_TOKEN is not set; it is a token of muro token create, or the one that the server was started with',
  ]);
  vi.stubEnv('MURO_OPERATOR_TOKEN', TOKEN);
  expect(await lines(listCommand({ server: 'http://127.0.0.1:9999', limit: 50 }))).toEqual([
    'http://127.0.0.1:9999: no server answers (ECONNREFUSED)',
  ]);
});

it('finds the server by MURO_SERVER, by the data folder, and by the port that it has by default', async () => {
  const list = () => lines(listCommand({ limit: 50 }));
  vi.stubEnv('PORT', '9999');
  vi.stubEnv('MURO_DATA', join(folder, 'nowhere'));
  expect(await list()).toEqual(['http://127.0.0.1:9999: no server answers (ECONNREFUSED)']);
  vi.stubEnv('MURO_DATA', join(folder, 'data'));
  const found = await list();
  expect(found.join('\n')).not.toContain('no server answers');
  vi.stubEnv('MURO_DATA', join(folder, 'nowhere'));
  vi.stubEnv('MURO_SERVER', server.url);
  expect(await list()).toEqual(found);
  vi.stubEnv('MURO_SERVER', 'shop');
  expect(await list()).toEqual(["MURO_SERVER: expected an address such as https://shop.example but received 'shop'"]);
});

it('a token is created, used within its scopes, listed and revoked', async () => {
  const on = { server: server.url };
  const newToken = { ...on, name: 'books', scope: readScopes('orders:read, tokens:read'), days: 30, note: 'the ledger' };
  const [token = ''] = await lines(tokens.createCommand(newToken));
  expect(token).toMatch(/^muro_[A-Za-z0-9_-]{43}$/);
  expect(await lines(tokens.createCommand(newToken))).toEqual([
    `${server.url}: A token of this name exists. Revoke it first, or choose another name.`,
  ]);
  vi.stubEnv('MURO_OPERATOR_TOKEN', token);
  const [order = ''] = await lines(listCommand({ ...on, limit: 50 }));
  const id = order.split(' ')[0] ?? '';
  expect(await lines(markCommand('paid', [id], on))).toEqual([`order ${id}: The token may not do that: it lacks the scope orders:write.`]);
  expect(await lines(tokens.listCommand(on))).toEqual([
    expect.stringMatching(/^books {2}active {2}ends \d{4}-\d\d-\d\d {2}used \d{4}-\d\d-\d\d {2}orders:read,tokens:read {2}the ledger$/),
  ]);
  vi.stubEnv('MURO_OPERATOR_TOKEN', TOKEN);
  expect(await lines(tokens.revokeCommand('books', on))).toEqual([expect.stringMatching(/^books {2}revoked {2}revoked /)]);
  vi.stubEnv('MURO_OPERATOR_TOKEN', token);
  expect(await lines(listCommand({ ...on, limit: 50 }))).toEqual([
    `${server.url}: This token was revoked. Ask the operator for a new one.`,
  ]);
  expect(() => readScopes('orders:read,all')).toThrow(/^--scope: expected some of orders:read, .* but received 'all'$/);
});

it('switches off the second factor of an account; refuses an unknown account and a missing scope', async () => {
  const on = { server: server.url };
  expect(await lines(endSecondFactor('ANA', on))).toEqual(['ana: two-step verification was not on']);
  expect(JSON.parse((await lines(endSecondFactor('ana', { ...on, json: true }))).join(''))).toEqual({
    account: { name: 'ana', wasOn: false },
    warnings: [],
  });
  expect((await lines(endSecondFactor('unknown', on))).join('')).toContain(server.url);
  vi.stubEnv('MURO_OPERATOR_TOKEN', 'another-token-than-the-operators');
  expect((await lines(endSecondFactor('ana', on))).join('')).toContain(server.url);
});
