import { expect, test } from '@playwright/test';
import { changedPicture, settledPicture } from './collage-picture.ts';
import { fieldsPicture, fileOf } from './photo-kinds.ts';
import { addPhotos, newName, openFourSlots, saveToNewAccount, tile } from './steps.ts';
import { cornersOf, expectCorners, FIELDS, fieldsOf } from './tray-corners.ts';

test('a photo of four inks shows the colours of its print as soon as it has arrived, in the tray and in its slot, unsaved', async ({
  page,
}) => {
  await openFourSlots(page);
  await addPhotos(page, [fileOf('buena.jpg', await fieldsPicture(FIELDS).jpeg().toBuffer())]);
  await saveToNewAccount(page, newName('tinta'));
  await page.getByRole('button', { name: 'Seguir editando' }).click();

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/upload*', async (route) => {
    await held;
    await route.continue();
  });
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('/api/save') && saves.push(request.url()));
  const cmyk = await fieldsPicture(FIELDS).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  await addPhotos(page, [fileOf('prensa.jpg', cmyk)]);
  await expect(tile(page, 'prensa.jpg').locator('img')).toHaveAttribute('src', /^data:/);
  await expect(page.getByRole('button', { name: /^espacio \d de 4, prensa\.jpg/ })).toBeVisible();
  const guessed = await settledPicture(page);
  const address = await tile(page, 'prensa.jpg').locator('img').getAttribute('src');

  release();
  await expect(tile(page, 'prensa.jpg').locator('img')).not.toHaveAttribute('src', address ?? '', { timeout: 60_000 });
  expect(guessed.length).toBeGreaterThan(0);
  expectCorners(await cornersOf(page, 'prensa.jpg'), await fieldsOf(cmyk), 6);
  await changedPicture(page, guessed);
  expect(saves).toEqual([]);
});
