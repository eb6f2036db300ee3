import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { goOnOf, toList } from './draft-steps.ts';
import { ownBrowser } from './own-browser.ts';
import { addPhotos, fill, openFourSlots } from './steps.ts';
import { storedDrafts, waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

const waitingSlots = (page: Page) => page.getByRole('button', { name: /^espacio \d de 4, .* falta el archivo$/ });
const goodSlots = (page: Page) => page.getByRole('button', { name: /^espacio \d de 4, .* calidad/ });

/** Returns the file on disk in which the browser stores this photo. */
function keptAt(profile: string, photo: string): string {
  const { size } = statSync(photo);
  const folder = join(profile, 'Default/IndexedDB');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).find((file) => statSync(file).size === size) ?? '';
}

/** Counts the undamaged photo files of a draft. */
function wholeFiles(page: Page, draftId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('muro-drafts');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const records = await new Promise<{ draftId: string; origin: string; file: Blob }[]>((resolve, reject) => {
      const reading = db.transaction('files').objectStore('files').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    db.close();
    const files = records.filter(({ draftId, origin }) => draftId === id && origin !== 'picture').map(({ file }) => file);
    const lengths = await Promise.all(
      files.map((file) =>
        new Response(file).arrayBuffer().then(
          ({ byteLength }) => byteLength,
          () => -1,
        ),
      ),
    );
    return lengths.filter((length, index) => length === files[index]?.size).length;
  }, draftId);
}

test('after a disk damaged stored files, their photos are marked as missing, and a copy of the draft can be resumed, too', async ({
  launchOptions,
  baseURL,
}) => {
  const profileBrowser = await ownBrowser(launchOptions, baseURL);
  try {
    const photos = await holidayPhotos(4);
    const [emptied = '', shortened = '', removed = '', whole = ''] = photos;
    const page = (await profileBrowser.start()).pages()[0] as Page;
    await openFourSlots(page);
    await fill(page, photos);
    const before = await waitForDraft(
      page,
      ({ files, fills, pictureBytes }) => files.length === 4 && fills.length === 4 && pictureBytes > 0,
    );
    await profileBrowser.kill();
    truncateSync(keptAt(profileBrowser.profile, emptied), 0);
    truncateSync(keptAt(profileBrowser.profile, shortened), Math.floor(statSync(shortened).size / 2));
    rmSync(keptAt(profileBrowser.profile, removed));

    const context = await profileBrowser.start();
    const reopened = context.pages()[0] as Page;
    await toList(reopened);
    await goOnOf(reopened).click();
    await expect(waitingSlots(reopened)).toHaveCount(3);
    await expect(goodSlots(reopened)).toHaveCount(1);
    await expect(goodSlots(reopened)).toHaveAccessibleName(new RegExp(basename(whole)));

    const other = await context.newPage();
    await toList(other);
    await goOnOf(other).click();
    await other.getByRole('button', { name: 'Continuar con una copia' }).click();
    await expect(waitingSlots(other)).toHaveCount(3);
    await expect(goodSlots(other)).toHaveCount(1);
    await other.close();

    await addPhotos(reopened, photos);
    await expect(goodSlots(reopened)).toHaveCount(4);
    await expect(reopened.getByText('Usadas: 4 de 4')).toBeVisible();
    await expect.poll(() => wholeFiles(reopened, before.id), { message: 'the files are kept again' }).toBe(4);
    expect((await storedDrafts(reopened)).find(({ id }) => id === before.id)?.fills).toEqual(before.fills);
    reopened.once('dialog', (question) => void question.accept());
    await reopened.reload();
    await expect(goodSlots(reopened)).toHaveCount(4);
  } finally {
    await profileBrowser.end();
  }
});
