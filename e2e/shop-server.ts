import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newShop } from '../packages/shop/src/shop-data/new-shop.ts';

const root = join(import.meta.dirname, '..');

export interface ShopServer {
  readonly url: string;
  /** Writes `shop.jsonc` anew with these words of a new shop's replaced; the server sees it within a second. */
  write(changes: Readonly<Record<string, string>>): void;
  /** The newest mail to this address that holds these words, its lines joined; '' until there is one. */
  mailTo(address: string, words: string): string;
  stop(): Promise<void>;
}

/** A server of a shop that was set up, with data of its own. */
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
  const port = String(await freePort());
  const places = { MURO_DATA: join(folder, 'data'), MURO_SHOP: join(folder, 'shop') };
  // What a journey does not look at is not painted.
  const env = { PATH: process.env.PATH ?? '', PORT: port, MURO_PAINT_AHEAD: '0', ...places };
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  await isReady(child);
  return {
    url: `http://127.0.0.1:${port}`,
    write,
    mailTo: (address, words) => newestMail(join(folder, 'data', 'mail'), address, words),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestMail(folder: string, address: string, words: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const texts = names.sort().map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''));
  return texts.findLast((text) => text.includes(`<${address}>`) && text.includes(words)) ?? '';
}

async function isReady({ stdout }: ChildProcess): Promise<void> {
  // It is read to the end: a server that cannot write its log any more would end.
  await new Promise<void>((ready) => {
    stdout?.setEncoding('utf8').on('data', (text: string) => text.includes('Muro is ready') && ready());
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
