import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../test-support/chromium.mjs';

const root = join(import.meta.dirname, '../..');

/** What the page of the app is told to ask: the name of a worker's function, and what it is given. */
export type Ask = <T>(name: string, given: unknown) => Promise<{ readonly value: T; readonly ms: number }>;

/**
 * One of the built app's own workers, in a page of the server at this address and asked as the app asks it.
 *
 * @param name  of its script: 'layout-worker'
 */
export async function openAppWorker(name: string, address: string): Promise<{ browser: Browser; page: Page; ask: Ask }> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${address}/htmlapp/`);
  const script = readdirSync(join(root, 'apps/web/dist/assets')).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  await page.addScriptTag({ content: `globalThis.appWorker = new Worker('/htmlapp/assets/${script}', { type: 'module' }); ${ASK}` });
  const ask: Ask = (called, given) => page.evaluate(`askAppWorker('${called}', ${JSON.stringify(given)})`);
  return { browser, page, ask };
}

/** A call as comlink writes it, timed from asking to the answer. */
const ASK = `globalThis.askAppWorker = (name, given) => new Promise((resolve, reject) => {
  const id = crypto.randomUUID();
  const begin = performance.now();
  const heard = ({ data }) => {
    if (data.id !== id) return;
    appWorker.removeEventListener('message', heard);
    if (data.type === 'RAW') resolve({ value: data.value, ms: performance.now() - begin });
    else reject(new Error(JSON.stringify(data)));
  };
  appWorker.addEventListener('message', heard);
  appWorker.postMessage({ id, type: 'APPLY', path: [name], argumentList: [{ type: 'RAW', value: given }] });
})`;
