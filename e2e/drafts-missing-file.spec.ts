import { expect, type Page, test } from '@playwright/test';
import { closeTab, goOnOf, toList } from './draft-steps.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, openFourSlots, tile } from './steps.ts';
import { keptDraft } from './stored-drafts.ts';

/** Leaves the draft as a browser leaves it that is killed between writing the collage and writing the last file. */
async function loseOneFile(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('muro-drafts');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const db = opening.result;
        const writing = db.transaction('files', 'readwrite');
        const files = writing.objectStore('files');
        files.getAllKeys().onsuccess = ({ target }) => files.delete((target as IDBRequest<IDBValidKey[]>).result.at(-1) as IDBValidKey);
        writing.oncomplete = () => {
          db.close();
          resolve();
        };
      };
    });
  });
}

test('a photo whose file had not been kept yet asks to be chosen once more, and is one photo again', async ({ page }) => {
  const photos = await holidayPhotos(4);
  await openFourSlots(page);
  await fill(page, photos);
  await keptDraft(page, ({ files, fills }) => files.length === 4 && fills.length === 4);
  const next = await closeTab(page);
  await toList(next);
  await expect(goOnOf(next)).toBeVisible();
  await loseOneFile(next);
  await goOnOf(next).click();
  const tray = next.getByRole('region', { name: 'Tus fotos' });
  const asking = tray.getByRole('listitem').filter({ hasText: 'Elígela otra vez.' });
  await expect(asking).toHaveCount(1);
  await expect(next.getByText('3 de 3 usadas')).toBeVisible();
  await addPhotos(next, photos);
  await expect(asking).toHaveCount(0);
  await expect(tray.getByRole('listitem')).toHaveCount(4);
  for (const number of [1, 2, 3, 4]) await expect(tile(next, `holiday-0${number}.jpg`)).toBeVisible();
  await expect(next.getByText('3 de 4 usadas')).toBeVisible();
});
