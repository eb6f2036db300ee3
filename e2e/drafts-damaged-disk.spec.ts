import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { goOnOf, toList } from './draft-steps.ts';
import { ownBrowser } from './own-browser.ts';
import { addPhotos, fill, openFourSlots } from './steps.ts';
import { storedDrafts, waitForDraft } from './stored-drafts.ts';

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
    return lengths.filter((length, at) => length === files[at]?.size).length;
  }, draftId);
}

test('after a disk damaged stored files, their photos are marked as missing, and a copy of the draft can be resumed, too', async ({
  launchOptions,
  baseURL,
}) => {
  const own = await ownBrowser(launchOptions, baseURL);
  try {
    const photos = await holidayPhotos(4);
    const [emptied = '', shortened = '', removed = '', whole = ''] = photos;
    const page = (await own.start()).pages()[0] as Page;
    await openFourSlots(page);
    await fill(page, photos);
    const before = await waitForDraft(
      page,
      ({ files, fills, pictureBytes }) => files.length === 4 && fills.length === 4 && pictureBytes > 0,
    );
    await own.kill();
    truncateSync(keptAt(own.profile, emptied), 0);
    truncateSync(keptAt(own.profile, shortened), Math.floor(statSync(shortened).size / 2));
    rmSync(keptAt(own.profile, removed));

    const context = await own.start();
    const again = context.pages()[0] as Page;
    await toList(again);
    await goOnOf(again).click();
    await expect(waitingSlots(again)).toHaveCount(3);
    await expect(goodSlots(again)).toHaveCount(1);
    await expect(goodSlots(again)).toHaveAccessibleName(new RegExp(basename(whole)));

    const other = await context.newPage();
    await toList(other);
    await goOnOf(other).click();
    await other.getByRole('button', { name: 'Continuar con una copia' }).click();
    await expect(waitingSlots(other)).toHaveCount(3);
    await expect(goodSlots(other)).toHaveCount(1);
    await other.close();

    await addPhotos(again, photos);
    await expect(goodSlots(again)).toHaveCount(4);
    await expect(again.getByText('Usadas: 4 de 4')).toBeVisible();
    await expect.poll(() => wholeFiles(again, before.id), { message: 'the files are kept again' }).toBe(4);
    expect((await storedDrafts(again)).find(({ id }) => id === before.id)?.fills).toEqual(before.fills);
    again.once('dialog', (question) => void question.accept());
    await again.reload();
    await expect(goodSlots(again)).toHaveCount(4);
  } finally {
    await own.end();
  }
});
