import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { saveToAccount, test } from './account.ts';
import { addPhotos, fill, openDesign, openFourSlots, slot, startNow } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';

test.use({ findsSubjects: true });

/** Photos of people from the detector's own package. */
const PEOPLE = join(
  createRequire(join(import.meta.dirname, '../apps/web/package.json')).resolve('@vladmandic/face-api/package.json'),
  '../demo',
);
const people = (numbers: readonly number[]) => numbers.map((number) => join(PEOPLE, `sample${number}.jpg`));

const names = (page: Page) => page.getByRole('button', { name: /^espacio \d+ de \d+, sample/ });
const cutLine = (page: Page) => page.getByRole('listitem').filter({ hasText: 'una cara queda fuera del encuadre' });

test('faces are detected on the device, a cropped one is reported, and one click fixes it, also in print', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const worker = page.waitForEvent('worker', (worker) => worker.url().includes('subject-worker'));
  const ended = worker.then((started) => new Promise((resolve) => started.on('close', resolve)));
  // Square slots crop a wide group in any position.
  await openDesign(page, '/collage/basico/113');
  await startNow(page);
  await addPhotos(page, people([1, 3]));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expect(names(page)).toHaveCount(2);
  await worker;

  await expect(cutLine(page).first()).toBeVisible({ timeout: 60_000 });
  await expect(cutLine(page).first()).toContainText('sample1.jpg');
  await expect(page.getByRole('button', { name: /sample1\.jpg.*, cara fuera del encuadre/ })).toBeVisible();
  const ownOrigin = new URL(page.url()).origin;
  expect(addresses.filter((address) => /^https?:/.test(address) && !address.startsWith(ownOrigin))).toEqual([]);

  await cutLine(page).filter({ hasText: 'sample1.jpg' }).getByRole('button', { name: 'Mostrar la foto entera' }).click();
  await expect(cutLine(page).filter({ hasText: 'sample1.jpg' })).toHaveCount(0);
  await expect(slot(page, 1)).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cutLine(page).filter({ hasText: 'sample1.jpg' })).toHaveCount(1);

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await ended;
});

test('a photo that the user moved stays when its faces are found, and is repositioned on request', async ({ page, account }) => {
  await openFourSlots(page);
  await fill(page, people([5]));
  await slot(page, 1).focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press('+');
  await expect(cutLine(page)).toHaveCount(1, { timeout: 60_000 });
  await cutLine(page).getByRole('button', { name: 'Encuadrarla' }).click();
  await expect(cutLine(page)).toHaveCount(0);
  const saved = page.waitForRequest(
    (request) => (request.postData() ?? '').includes('%3Ccollage') || (request.postData() ?? '').includes('<collage'),
  );
  await saveToAccount(page, account);
  const text = decodeURIComponent(((await saved).postData() ?? '').replaceAll('+', ' '));
  expect(text).toMatch(/<subject x="0\.\d+" y="0\.\d+">/);
  expect(text.match(/<face /g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).toContain('placed="auto"');
});

test('without the face detector photos are positioned by their content, without a message', async ({ page }) => {
  await page.route(/tiny_face_detector/, (route) => route.abort());
  const announcements: string[] = [];
  page.on('pageerror', (error) => announcements.push(error.message));
  await openFourSlots(page);
  await fill(page, people([3]));
  const draft = await waitForDraft(page, ({ subjects: [subject] }) => Boolean(subject), { timeout: 60_000 });
  expect(draft.subjects).toEqual([{ x: expect.any(Number), y: expect.any(Number), faces: [] }]);
  expect(announcements).toEqual([]);
});

test('the model weights in the app equal those of the package', async ({ page }) => {
  const modelLoaded = page.waitForResponse(/tiny_face_detector_model.*\.bin/);
  await openFourSlots(page);
  await addPhotos(page, people([2]));
  const answer = await modelLoaded;
  expect(answer.status()).toBe(200);
  expect(Buffer.compare(await answer.body(), readFileSync(join(PEOPLE, '../model/tiny_face_detector_model.bin')))).toBe(0);
});
