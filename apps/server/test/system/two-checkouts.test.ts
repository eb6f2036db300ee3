import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ShopOrderRecord } from '@muro/api';
import { newShop } from '@muro/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { saveFourPhotos } from '../orders/place-order.ts';
import { type ShopServer, startShopServer } from '../orders/shop-server.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { ADDRESS } from '../support/address.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';

const TOKEN = 'operator-token-of-these-tests';
const CHECKOUT = 'https://shop.example/warenkorb';

describe.runIf(DATABASES.includes('postgres'))('the own checkout of a shop that two servers serve', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muro-two-checkouts-'));
  let servers: readonly ServerProcess[];
  let shops: readonly ShopServer[];
  let ana: Client;

  const writeShop = (checkoutUrl: string | null) => {
    for (const [path, text] of newShop()) {
      const file = join(folder, 'shop', path);
      mkdirSync(dirname(file), { recursive: true });
      const line = checkoutUrl === null ? '' : `"checkoutUrl": "${checkoutUrl}",`;
      writeFileSync(file, text.replace(/\/\/ "checkoutUrl": .*/, line));
    }
  };
  const checkoutAddress = async (server: ServerProcess, collageid: number): Promise<string | null> => {
    const init: RequestInit = { headers: { cookie: ana.cookie }, redirect: 'manual' };
    return (await fetch(`${server.url}/cart/fromApp?collageid=${collageid}`, init)).headers.get('location');
  };

  beforeAll(async () => {
    writeShop(CHECKOUT);
    const shared = {
      MURO_DATA: join(folder, 'data'),
      MURO_CATALOGUE: makeCatalogue(folder),
      MURO_SHOP: join(folder, 'shop'),
      MURO_OPERATOR_TOKEN: TOKEN,
      DATABASE_URL: await newPostgresDatabase(),
    };
    const start = async () => startProcess({ ...shared, PORT: String(await freePort()) });
    servers = await Promise.all([start(), start()]);
    shops = await Promise.all(servers.map(({ url }) => startShopServer(url, TOKEN, ADDRESS)));
    ana = await signUp(servers[0]?.url ?? '', 'ana');
  }, 240_000);
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('accepts the references of the other one, and one number sent to both at once makes one order', async () => {
    const [firstServer, secondServer] = servers as [ServerProcess, ServerProcess];
    const { collageid } = await saveFourPhotos(ana, 600);
    const address = new URL((await checkoutAddress(firstServer, collageid)) ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(CHECKOUT);
    const reference = address.searchParams.get('reference') ?? '';
    const answers = await Promise.all(shops.map((shop) => shop.callMuro(`/api/shop/references?${new URLSearchParams({ reference })}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);

    const lines = [{ reference, quantity: 1 }];
    const calls = [...shops, ...shops].map((shop) => shop.order('WEB-1', { lines }));
    const responses = await Promise.all(calls);
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const results = await Promise.all(shops.map((shop, index) => shop.order('WEB-2', { lines, city: `City ${index}` })));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const list = await (shops[1] as ShopServer).callMuro('/api/shop/orders');
    const { orders } = list.body as unknown as { readonly orders: readonly ShopOrderRecord[] };
    expect(orders.map(({ shopNumber }) => shopNumber).sort()).toEqual(['WEB-1', 'WEB-2']);

    // Both servers reload the setting without a restart; without it everything is as before.
    writeShop(null);
    for (const server of [firstServer, secondServer])
      await expect.poll(() => checkoutAddress(server, collageid), { timeout: 60_000 }).toBeNull();
  });
});
