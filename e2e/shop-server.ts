import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, startProcess } from '../apps/server/test/start/start-process.ts';
import { newShop } from '../packages/shop/src/shop-data/new-shop.ts';

export interface ShopServer {
  readonly url: string;
  /** Rewrites `shop.jsonc` with these words replaced; the server reloads it within a second. */
  write(changes: Readonly<Record<string, string>>): void;
  /** Returns the newest mail to this address with these words, its lines joined; '' if there is none. */
  mailTo(address: string, words: string): string;
  stop(): Promise<void>;
}

/** Starts a server of a configured shop with its own data. */
export async function startShopServer(changes: Readonly<Record<string, string>>): Promise<ShopServer> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-e2e-shop-'));
  const files = newShop();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, 'shop', path)), { recursive: true });
    writeFileSync(join(folder, 'shop', path), text);
  }
  const write: ShopServer['write'] = (wanted) => {
    const before = files.get('shop.jsonc') ?? '';
    const text = Object.entries(wanted).reduce((now, [from, to]) => now.replace(from, to), before);
    writeFileSync(join(folder, 'shop', 'shop.jsonc'), text);
  };
  write(changes);
  const places = { MURO_DATA: join(folder, 'data'), MURO_SHOP: join(folder, 'shop') };
  const server = await startProcess({ PORT: String(await freePort()), ...places });
  return {
    url: server.url,
    write,
    mailTo: (address, words) => newestMail(join(folder, 'data', 'mail'), address, words),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestMail(folder: string, address: string, words: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const texts = names.sort().map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''));
  return texts.findLast((text) => text.includes(`<${address}>`) && text.includes(words)) ?? '';
}
