import { expect } from '@playwright/test';
import { fieldsPicture, fileOf } from './photo-kinds.ts';
import { addPhotos, newName, openFourSlots, saveToNewAccount, tile } from './steps.ts';
import { test } from './test.ts';
import { cornersOf, expectCorners, FIELDS, fieldsOf } from './tray-corners.ts';

test('a CMYK photo shows the colours of its print at once, before sign-in', async ({ page }) => {
  await openFourSlots(page);
  const fields = fieldsPicture(FIELDS);
  const baseline = await cmykJpegOf(fields, false);
  const kinds = { baseline, progressive: await cmykJpegOf(fields, true), unmarked: withoutMarker(baseline) };
  for (const [name, cmyk] of Object.entries(kinds)) {
    await addPhotos(page, [fileOf(`${name}.jpg`, cmyk)]);
    expectCorners(await cornersOf(page, `${name}.jpg`), await fieldsOf(cmyk), 10);
  }
});

test('a CMYK photo shows the picture of the server as soon as it is uploaded, before saving', async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, [fileOf('buena.jpg', await fieldsPicture(FIELDS).jpeg().toBuffer())]);
  await saveToNewAccount(page, newName('tinta'));
  await page.getByRole('button', { name: 'Seguir editando' }).click();

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/upload*', async (route) => {
    await released;
    await route.continue();
  });
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('/api/save') && saves.push(request.url()));
  const cmyk = await cmykJpegOf(fieldsPicture(FIELDS), false);
  await addPhotos(page, [fileOf('prensa.jpg', cmyk)]);
  await expect(tile(page, 'prensa.jpg').locator('img')).toHaveAttribute('src', /^data:/);
  await expect(page.getByRole('button', { name: /^espacio \d de 4, prensa\.jpg/ })).toBeVisible();
  const address = await tile(page, 'prensa.jpg').locator('img').getAttribute('src');

  release();
  await expect(tile(page, 'prensa.jpg').locator('img')).not.toHaveAttribute('src', address ?? '', { timeout: 60_000 });
  expectCorners(await cornersOf(page, 'prensa.jpg'), await fieldsOf(cmyk), 6);
  expect(saves).toEqual([]);
});

/** Removes Adobe's marker, which some prepress programs omit. */
function withoutMarker(jpeg: Buffer): Buffer {
  const offset = jpeg.indexOf(Buffer.from([0xff, 0xee]));
  return Buffer.concat([jpeg.subarray(0, offset), jpeg.subarray(offset + 2 + jpeg.readUInt16BE(offset + 2))]);
}

async function cmykJpegOf(picture: ReturnType<typeof fieldsPicture>, progressive: boolean): Promise<Buffer> {
  return picture.clone().toColourspace('cmyk').jpeg({ quality: 95, progressive }).toBuffer();
}
