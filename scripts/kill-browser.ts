// Kills a real browser at random moments while a signed-in person's photos travel in the background, starts it again, goes on with the
// draft, and asks the server: everything acknowledged is there whole, and in the end every photo has travelled once.
// Usage: npx tsx scripts/kill-browser.ts [KILLS] [SEED] [PHOTOS AT ONCE] [LONGEST LIFE AFTER THE FIRST ARRIVAL, MS]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from '../apps/server/test/faults/check-journal.ts';
import { seededRandom } from '../apps/server/test/faults/random.ts';
import { photoOf } from '../apps/server/test/make-photo.ts';
import { freePort, startProcess } from '../apps/server/test/start-process.ts';
import { closeTab, goOnOf, toList } from '../e2e/draft-steps.ts';
import { ownBrowser } from '../e2e/own-browser.ts';
import playwright from '../e2e/playwright.config.ts';
import { addPhotos, fill, newName, openFourSlots, saveToNewAccount } from '../e2e/steps.ts';

const [kills = '100', seed = '1', photosAtOnce = '40', mostMs = '2500'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'muro-kill-browser-'));
const dataFolder = join(folder, 'data');
const random = seededRandom(Number(seed));
const WAIT_MS = 180_000;

const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: dataFolder }, join(root, 'apps/server/dist/main.js'));
const own = await ownBrowser({
  ...playwright.use?.launchOptions,
  baseURL: server.url,
  locale: 'es-ES',
  viewport: { width: 1280, height: 800 },
});
/** Ids whose answers reached the browser, with the cookie of their owner. */
const acknowledged = new Map<number, string>();
const faults: string[] = [];
let sent = 0;
let cookie = '';

async function newPage(): Promise<Page> {
  const context = await own.start();
  const page = context.pages()[0] as Page;
  // As a browser does that restores its windows: the session lasts as long as they do.
  if (cookie) await context.addCookies([{ name: cookie.split('=')[0] ?? '', value: cookie.split('=')[1] ?? '', url: server.url }]);
  return watched(page);
}

/** The page, its acknowledged uploads written down. */
function watched(page: Page): Page {
  page.setDefaultTimeout(WAIT_MS);
  page.on('response', (response) => {
    if (!response.url().includes('/api/upload') || !response.ok()) return;
    Promise.all([response.json(), response.request().allHeaders()]).then(
      ([{ id }, headers]: [{ id: number }, Record<string, string>]) => acknowledged.set(id, headers.cookie ?? ''),
      () => {}, // killed while the answer came
    );
  });
  return page;
}

async function photos(count: number): Promise<string[]> {
  const files = Array.from({ length: count }, async () => {
    const number = ++sent;
    const path = join(folder, `p${String(number).padStart(4, '0')}.jpg`);
    writeFileSync(path, Buffer.concat([await photoOf({ width: 1800, height: 1200, seed: number }), Buffer.alloc(400_000, number % 251)]));
    return path;
  });
  return await Promise.all(files);
}

/** Photos the server stored, each time that bytes of one came whole. */
async function storedUploads(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^muro_uploads_total\{outcome="stored"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

/** A new account with a saved collage of one photo, and photos on their way. */
async function begin(page: Page): Promise<readonly string[]> {
  const person = newName('ana');
  await page.context().clearCookies();
  await openFourSlots(page);
  await fill(page, await photos(1));
  await saveToNewAccount(page, person);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const files = await photos(Number(photosAtOnce));
  await addPhotos(page, files);
  return files;
}

const inTray = (page: Page) => page.getByRole('region', { name: 'Tus fotos' }).getByRole('listitem');

/** The draft is offered, and what it had not kept yet is chosen once more; the same file twice is one photo. */
async function goOn(page: Page, files: readonly string[]): Promise<void> {
  await toList(page);
  await goOnOf(page).first().click();
  await expect(inTray(page).first()).toBeVisible({ timeout: WAIT_MS });
  await addPhotos(page, files);
  await expect(inTray(page)).toHaveCount(files.length + 1, { timeout: WAIT_MS });
}

async function isAllThere(): Promise<boolean> {
  return (await storedUploads()) >= sent;
}

let page = await newPage();
let files = await begin(page);
for (let kill = 1; kill <= Number(kills) && faults.length === 0; kill++) {
  const before = await storedUploads();
  await expect.poll(storedUploads, { timeout: WAIT_MS }).toBeGreaterThan(before === sent ? before - 1 : before);
  await page.waitForTimeout(random() * Number(mostMs));
  await own.kill();
  faults.push(...(await faultsOf(server.url, dataFolder, [])));
  for (const [id, owner] of acknowledged) {
    const answer = await fetch(`${server.url}/photos/${id}/web.jpg`, { headers: { cookie: owner } });
    if (answer.status !== 200) faults.push(`${id} was acknowledged and is answered ${answer.status}`);
  }
  page = await newPage();
  await goOn(page, files);
  console.log(`kill ${kill}: ${await storedUploads()} of ${sent} stored, ${acknowledged.size} acknowledged, ${faults.length} faults`);
  if (kill < Number(kills) && (await isAllThere())) {
    acknowledged.clear();
    page = watched(await closeTab(page)); // the page of the collage before would go on with that one
    files = await begin(page);
  }
}
await expect.poll(storedUploads, { timeout: WAIT_MS }).toBeGreaterThanOrEqual(sent);
await page.waitForTimeout(3_000); // whatever would still be sent
const stored = await storedUploads();
if (stored !== sent) faults.push(`${sent} photos travelled ${stored} times`);
await own.end();
faults.push(...(await faultsOf(server.url, dataFolder, [])));
await server.stop();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify({ kills: Number(kills), photos: sent, stored, faults }));
if (faults.length > 0) process.exit(1);
