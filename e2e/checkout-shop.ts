import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newShop } from '@muro/shop';
import { type ShopServer, startShopServer } from '../apps/server/test/orders/shop-server.ts';
import { freePort, type ServerProcess, startProcess } from '../apps/server/test/start/start-process.ts';
import { ADDRESS } from '../apps/server/test/support/address.ts';

const TOKEN = 'operator-token-of-these-journeys';

/** A shop with its own checkout and a Muro server. */
export interface CheckoutShop {
  readonly shop: ShopServer;
  readonly muro: ServerProcess;
  end(): Promise<void>;
}

export async function startCheckoutShop(): Promise<CheckoutShop> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-own-checkout-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const shop = await startShopServer(url, TOKEN, ADDRESS);
  for (const [path, text] of newShop()) {
    mkdirSync(dirname(join(folder, 'shop', path)), { recursive: true });
    writeFileSync(join(folder, 'shop', path), text.replace(/\/\/ ("checkoutUrl": ").*"/, `$1${shop.checkoutUrl}"`));
  }
  const env = { PORT: port, MURO_DATA: join(folder, 'data'), MURO_SHOP: join(folder, 'shop'), MURO_PUBLIC_URL: url };
  const muro = await startProcess({ ...env, MURO_OPERATOR_TOKEN: TOKEN });
  return {
    shop,
    muro,
    async end() {
      await shop.close();
      await muro.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
