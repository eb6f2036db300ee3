import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { saveToAccount, test } from './account.ts';
import { closeTab, goOnOf, offersOf, resumeWithout, toList } from './draft-steps.ts';
import { addPhotos, fill, openFourSlots, openOneSlot, slot } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';

const picturesOf = (page: Page) => offersOf(page).getByRole('img', { name: /^Imagen de .* tal como lo dejaste$/ });

type Colour = readonly number[];

/** Returns the mean colour of a picture, red, green and blue 0–255. */
function meanColour(page: Page, address: string): Promise<Colour> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.imageSmoothingQuality = 'high';
    context.drawImage(await createImageBitmap(image, { resizeWidth: 16, resizeHeight: 16, resizeQuality: 'high' }), 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, address);
}

const shownColour = async (page: Page, picture: Locator): Promise<Colour> => meanColour(page, (await picture.getAttribute('src')) ?? '');
const fileColour = (page: Page, file: string): Promise<Colour> =>
  meanColour(page, `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`);

function distance(a: Colour, b: Colour): number {
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));
}

/** Starts a collage of this photo and leaves it. */
async function beginWith(page: Page, photo: string): Promise<Page> {
  await openOneSlot(page);
  await fill(page, [photo]);
  await waitForDraft(page, ({ photos, fills, pictureBytes }) => photos.includes(basename(photo)) && fills.length === 1 && pictureBytes > 0);
  return closeTab(page);
}

test('each unfinished collage shows its own thumbnail', async ({ page }) => {
  const [first = '', second = ''] = await holidayPhotos(2);
  const next = await beginWith(await beginWith(page, first), second);
  await toList(next);
  await expect(picturesOf(next)).toHaveCount(2);
  const [newer, older] = [await shownColour(next, picturesOf(next).first()), await shownColour(next, picturesOf(next).last())];
  const [ofFirst, ofSecond] = [await fileColour(next, first), await fileColour(next, second)];
  expect(distance(newer, ofSecond)).toBeLessThan(distance(newer, ofFirst));
  expect(distance(older, ofFirst)).toBeLessThan(distance(older, ofSecond));
  const { pictureBytes } = await waitForDraft(next, () => true);
  expect(pictureBytes).toBeLessThan(15_000);
  await next.goto('/htmlapp/#/editar');
  await expect(next.getByRole('heading', { name: 'Sigue donde lo dejaste' })).toBeVisible();
  await expect(next.getByRole('img', { name: /^Imagen de / })).toHaveCount(2);
});

/** Counts the stored file records of drafts, including thumbnails, or deletes the thumbnails. */
function storedFiles(page: Page, change: 'count' | 'drop-pictures'): Promise<number> {
  return page.evaluate(
    (what) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('muro-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('files', 'readwrite');
          const keysRequest = writing.objectStore('files').getAllKeys();
          keysRequest.onsuccess = () => {
            const pictures = keysRequest.result.filter((key) => (key as string[])[1] === 'picture');
            if (what === 'drop-pictures') for (const key of pictures) writing.objectStore('files').delete(key);
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve(keysRequest.result.length);
          };
        };
      }),
    change,
  );
}

test('a draft of an earlier version without a thumbnail is offered and resumed; its next change makes one', async ({ page }) => {
  const [photo = ''] = await holidayPhotos(1);
  const next = await beginWith(page, photo);
  await toList(next);
  await expect(picturesOf(next)).toHaveCount(1);
  await storedFiles(next, 'drop-pictures');
  await next.reload();
  await expect(goOnOf(next)).toBeVisible();
  await expect(picturesOf(next)).toHaveCount(0);
  await goOnOf(next).click();
  await expect(slot(next, 1)).toHaveAccessibleName(/calidad/);
  await slot(next, 1).press('r');
  await waitForDraft(next, ({ pictureBytes }) => pictureBytes > 0);
});

test('the thumbnail is deleted with its draft when the collage is saved', async ({ page, account }) => {
  const [photo = ''] = await holidayPhotos(1);
  await openOneSlot(page);
  await fill(page, [photo]);
  await waitForDraft(page, ({ pictureBytes }) => pictureBytes > 0);
  expect(await storedFiles(page, 'count')).toBe(2);
  await saveToAccount(page, account);
  await expect.poll(() => storedFiles(page, 'count')).toBe(0);
});

test('while photos lack their files the thumbnail shows the others, and all of them after they are restored', async ({ page }) => {
  const photos = await holidayPhotos(4);
  const names = photos.slice(0, 3).map((file) => basename(file));
  await openFourSlots(page);
  await fill(page, photos);
  await waitForDraft(page, ({ files, fills }) => files.length === 4 && fills.length === 4);
  const next = await resumeWithout(page, names);
  await expect(next.getByRole('button', { name: /^espacio \d de 4, .* falta el archivo$/ })).toHaveCount(3);
  await expect(slot(next, 4)).toHaveAccessibleName(/calidad/);
  await storedFiles(next, 'drop-pictures');
  await slot(next, 4).press('r');
  const { pictureBytes: ofOne } = await waitForDraft(next, ({ pictureBytes }) => pictureBytes > 0);
  await addPhotos(next, photos);
  await waitForDraft(next, ({ pictureBytes }) => pictureBytes > 1.5 * ofOne);
});
