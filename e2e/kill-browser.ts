// Kills a real browser at random times during background uploads of a signed-in user, restarts it and resumes the draft. Checks that the
// state shown two seconds before the kill is offered, that all acknowledged photos are stored completely, and that each photo was
// uploaded once. Faults are reported and the run continues.
// Usage: npx tsx e2e/kill-browser.ts [KILLS] [SEED] [PHOTOS AT ONCE] [LONGEST LIFE AFTER THE FIRST ARRIVAL, MS]
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { idsOf, type SentFile, unservedCopies, verifyJournal } from '../apps/server/test/faults/check-journal.ts';
import { seededRandom } from '../apps/server/test/faults/random.ts';
import { photoOf } from '../apps/server/test/photos/make-photo.ts';
import { freePort, startProcess } from '../apps/server/test/start/start-process.ts';
import { clientOf } from '../apps/server/test/support/http-client.ts';
import { closeTab, goOnOf, offersOf, toList } from './draft-steps.ts';
import { ownBrowser } from './own-browser.ts';
import playwright from './playwright.config.ts';
import { addPhotos, fill, newName, openFourSlots, saveToNewAccount, slot } from './steps.ts';
import { storedDrafts } from './stored-drafts.ts';
import { type TrayWatch, watchTray } from './tray-watch.ts';

interface Photo extends SentFile {
  readonly path: string;
}

/** A user with a saved collage of one photo, and further photos that are being added. */
interface Account {
  readonly collageId: string;
  readonly cookie: string;
  readonly photos: readonly Photo[];
  /** Ids of the photos whose upload answers reached the browser. */
  readonly acknowledged: Set<number>;
}

const [kills = '100', seed = '1', photosAtOnce = '40', maxMs = '2500'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'muro-kill-browser-'));
const dataFolder = join(folder, 'data');
const random = seededRandom(Number(seed));
const WAIT_MS = 180_000;
/** Maximum delay of a draft, ms. */
const BEHIND_MS = 2_000;
/** Fraction of the kills right after photos are chosen. */
const EARLY = 0.3;

const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: dataFolder }, join(root, 'apps/server/dist/main.js'));
const profileBrowser = await ownBrowser(playwright.use?.launchOptions ?? {}, server.url);
const patient = expect.configure({ timeout: WAIT_MS });
const faults: string[] = [];
/** Number of kills after which a photo had to be chosen again. */
let behind = 0;
let sent = 0;
let account: Account | null = null;
let watch: TrayWatch;

async function newPage(): Promise<Page> {
  const context = await profileBrowser.start();
  watch = await watchTray(context);
  await context.addInitScript('globalThis.__name = (value) => value'); // helper that the compiler of this script adds to functions for the page
  // As in a browser that restores its windows, the session survives the restart.
  const [name = '', value = ''] = account?.cookie.split('=') ?? [];
  if (account) await context.addCookies([{ name, value, url: server.url }]);
  return recordUploads(context.pages()[0] as Page);
}

/** Records the acknowledged uploads of a page. */
function recordUploads(page: Page): Page {
  page.setDefaultTimeout(WAIT_MS);
  page.on('response', (response) => {
    if (!response.url().includes('/api/upload') || !response.ok()) return;
    const { acknowledged } = account ?? {};
    response.json().then(
      ({ id }: { id: number }) => acknowledged?.add(id),
      () => {}, // killed during the answer
    );
  });
  return page;
}

async function newPhotos(count: number): Promise<readonly Photo[]> {
  const photos = Array.from({ length: count }, async () => {
    const number = ++sent;
    const path = join(folder, `p${String(number).padStart(4, '0')}.jpg`);
    const bytes = Buffer.concat([await photoOf({ width: 1800, height: 1200, seed: number }), Buffer.alloc(400_000, number % 251)]);
    writeFileSync(path, bytes);
    return { path, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  });
  return await Promise.all(photos);
}

const pathsOf = (photos: readonly Photo[]): string[] => photos.map(({ path }) => path);

/** Counts the uploads that the server stored, including repeated ones. */
async function storedUploads(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^muro_uploads_total\{outcome="stored"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

async function createAccount(page: Page): Promise<Account> {
  const before = sent;
  const [first, ...others] = await newPhotos(1 + Number(photosAtOnce));
  await page.context().clearCookies();
  await openFourSlots(page);
  await fill(page, pathsOf(first ? [first] : []));
  const collageId = await saveToNewAccount(page, newName('ana'));
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  account = { collageId, cookie, photos: others, acknowledged: new Set() };
  await addPhotos(page, pathsOf(others));
  console.log(`account with photos ${before + 1} to ${sent}`);
  return account;
}

/** Checks that all acknowledged photos exist and are served completely. */
async function checkServer({ cookie, photos, acknowledged }: Account): Promise<void> {
  const client = clientOf(server.url, cookie);
  const ids = new Set((await idsOf(client, photos)).values());
  for (const id of acknowledged) if (!ids.has(id)) faults.push(`${id} was acknowledged and is not there`);
  for (const id of ids) faults.push(...(await unservedCopies(client, id)));
  faults.push(...(await verifyJournal(server.url, dataFolder, [])));
}

/**
 * Resumes the draft: the state shown two seconds before the kill is offered first. Without a draft it opens the saved collage. Photos that
 * were not stored yet are chosen again; choosing a file twice adds it once.
 */
async function resumeDraft(page: Page, { collageId, photos }: Account, owed: number): Promise<void> {
  await toList(page);
  await patient(page.locator('a[href$="/101"]')).toBeVisible();
  const drafts = await storedDrafts(page);
  const draft = drafts.find((candidate) => candidate.collageId === collageId);
  const photoCount = Math.max(draft?.photos.length ?? 1, 1);
  // The first photo belongs to the saved collage: the server has it.
  const keptFiles = 1 + (draft?.files.length ?? 0);
  if (Math.min(photoCount, keptFiles) < owed)
    faults.push(`${owed} photos were shown, ${photoCount} are in the draft with ${keptFiles} files`);
  if (photoCount < 1 + photos.length || keptFiles < photoCount) behind += 1;
  if (!draft) await page.goto(`/htmlapp/#/editar/${collageId}`);
  else {
    if (drafts[0] !== draft) faults.push('the draft that was written last is not the newest');
    await patient(offersOf(page).getByRole('listitem').first()).toContainText(new RegExp(` ${draft.photos.length} fotos?`));
    await goOnOf(page).first().click();
  }
  await patient(slot(page, 1)).toHaveAccessibleName(/ calidad/);
  await addPhotos(page, pathsOf(photos));
  await patient(page.locator('[data-tile]:not([data-state="1"])')).toHaveCount(photos.length + 1);
}

/** Waits for a random time after photos are chosen, or after a further upload. */
async function waitForKill(page: Page): Promise<void> {
  const before = await storedUploads();
  if (random() >= EARLY && before < sent) await patient.poll(storedUploads).toBeGreaterThan(before);
  await page.waitForTimeout(random() * Number(maxMs));
}

async function killOnce(page: Page, account: Account): Promise<Page> {
  await waitForKill(page);
  const end = Date.now();
  await profileBrowser.kill();
  const owed = watch.shownAt(end - BEHIND_MS);
  await checkServer(account);
  const next = await newPage();
  await resumeDraft(next, account, owed);
  return next;
}

let page = await newPage();
let now = await createAccount(page);
for (let kill = 1; kill <= Number(kills); kill++) {
  const faultCount = faults.length;
  page = await killOnce(page, now);
  const stored = await storedUploads();
  console.log(`kill ${kill}: ${stored} of ${sent} stored, ${now.acknowledged.size} acknowledged, ${faults.length} faults`);
  for (const fault of faults.slice(faultCount)) console.log(`  ${fault}`);
  if (kill < Number(kills) && stored >= sent) {
    page = recordUploads(await closeTab(page)); // the old page would resume the earlier collage
    now = await createAccount(page);
  }
}
await patient.poll(storedUploads).toBeGreaterThanOrEqual(sent);
await page.waitForTimeout(3_000); // time for further uploads
await checkServer(now);
const stored = await storedUploads();
if (stored !== sent) faults.push(`${sent} photos travelled ${stored} times`);
await profileBrowser.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify({ kills: Number(kills), seed: Number(seed), photos: sent, stored, behind, faults }));
if (faults.length > 0) process.exit(1);
