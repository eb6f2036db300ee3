import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../test-support/chromium.mjs';

const root = join(import.meta.dirname, '../..');

/** Calls a function of the worker by name with an argument. */
export type CallWorker = <T>(name: string, argument: unknown) => Promise<{ readonly value: T; readonly ms: number }>;

/**
 * Opens a page of the server at this address with one of the built app's workers, and calls it as the app does.
 *
 * @param name  name of its script, such as 'layout-worker'
 */
export async function openAppWorker(name: string, address: string): Promise<{ browser: Browser; page: Page; callWorker: CallWorker }> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${address}/htmlapp/`);
  const script = readdirSync(join(root, 'apps/web/dist/assets')).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  await page.addScriptTag({
    content: `globalThis.appWorker = new Worker('/htmlapp/assets/${script}', { type: 'module' }); ${CALL_WORKER}`,
  });
  const callWorker: CallWorker = (called, argument) => page.evaluate(`callAppWorker('${called}', ${JSON.stringify(argument)})`);
  return { browser, page, callWorker };
}

/** A call in the protocol of comlink, timed from the request to the answer. */
const CALL_WORKER = `globalThis.callAppWorker = (name, given) => new Promise((resolve, reject) => {
  const id = crypto.randomUUID();
  const begin = performance.now();
  const onMessage = ({ data }) => {
    if (data.id !== id) return;
    appWorker.removeEventListener('message', onMessage);
    if (data.type === 'RAW') resolve({ value: data.value, ms: performance.now() - begin });
    else reject(new Error(JSON.stringify(data)));
  };
  appWorker.addEventListener('message', onMessage);
  appWorker.postMessage({ id, type: 'APPLY', path: [name], argumentList: [{ type: 'RAW', value: given }] });
})`;
