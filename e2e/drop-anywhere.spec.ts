import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { toList } from './draft-steps.ts';
import { dropPaths, giveFiles, givenFile } from './file-transfers.ts';
import { cardOf, startWith } from './photos-first-steps.ts';
import { openFourSlots, slot } from './steps.ts';
import { test } from './test.ts';

/** Creates a folder like that of a camera and a Mac: photos in subfolders, companion files, a video and a sidecar. */
async function holidayFolder(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'muro-folder-')), 'holiday');
  const [first = '', second = '', third = ''] = await holidayPhotos(3);
  for (const inside of ['day 10', 'day 9', '.hidden']) mkdirSync(join(folder, inside), { recursive: true });
  copyFileSync(first, join(folder, 'day 10', 'IMG_1.jpg'));
  copyFileSync(second, join(folder, 'day 9', 'IMG_2.jpg'));
  copyFileSync(third, join(folder, 'day 9', 'IMG_3.jpg'));
  copyFileSync(third, join(folder, '.hidden', 'IMG_4.jpg'));
  writeFileSync(join(folder, 'day 9', '._IMG_2.jpg'), 'companion');
  writeFileSync(join(folder, '.DS_Store'), 'hidden');
  writeFileSync(join(folder, 'day 10', 'film.mp4'), 'video');
  writeFileSync(join(folder, 'day 10', 'IMG_1.xmp'), '<x/>');
  return folder;
}

const tabsOf = (page: Page): number => page.context().pages().length;

test('a file dropped on the navigation bar never opens in the browser', async ({ page }) => {
  const [photo = ''] = await holidayPhotos(1);
  for (const address of ['/htmlapp/#/eleccion', '/htmlapp/#/collage/basico/1', '/htmlapp/#/error?error=x', '/cart/fromApp']) {
    await page.goto(address);
    const bar = page.locator('header').first();
    // The bar of the app: that of the HTML, which has no buttons or links, is about to be replaced.
    await expect(bar.getByRole('button').or(bar.getByRole('link')).first()).toBeVisible();
    expect(await giveFiles(bar, 'drop', [givenFile(photo)]), address).toBe(true);
  }
});

test('a file dropped before the code of the app has loaded never opens in the browser', async ({ page }) => {
  const [photo = ''] = await holidayPhotos(1);
  await page.route(/\/assets\/[^/]+\.js/, (route) => route.abort());
  await page.goto('/htmlapp/#/eleccion');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await dropPaths(page, heading, [photo]);
  expect(await giveFiles(heading, 'drop', [givenFile(photo)])).toBe(true);
  expect(tabsOf(page)).toBe(1);
  await expect(page).toHaveURL(/#\/eleccion$/);
});

test('photos dropped on the navigation bar of the editor are added to the collage', async ({ page }) => {
  await openFourSlots(page);
  const [first = '', second = '', third = ''] = await holidayPhotos(3);
  await dropPaths(page, page.locator('header').first(), [first, second]);
  await expect(page.getByText('2 fotos', { exact: true }).or(page.getByText('Usadas: 0 de 2'))).toBeVisible();
  await slot(page, 2).focus();
  await giveFiles(slot(page, 2), 'paste', [givenFile(third)]);
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-03/);
  expect(tabsOf(page)).toBe(1);
  await expect(page).toHaveURL(/#\/editar$/);
});

test('the page of a design accepts dropped and pasted photos, shows them and passes them to the editor', async ({ page }) => {
  await page.goto('/htmlapp/#/eleccion');
  await cardOf(page, /Aria/).first().click();
  const start = page.getByRole('button', { name: 'Comienza ahora' });
  await expect(start).toBeEnabled();
  const photos = await holidayPhotos(3);
  await dropPaths(page, page.getByRole('heading', { level: 1 }), photos.slice(0, 2));
  await expect(page.getByText('Se han añadido 2 fotos.')).toBeVisible();
  await giveFiles(page.locator('body'), 'paste', [givenFile(photos[2] ?? '')]);
  await expect(page.getByText('Se ha añadido 1 foto.')).toBeVisible();
  await start.click();
  await expect(page.getByRole('button', { name: /^espacio \d+ de \d+, (la foto )?holiday/ })).toHaveCount(3);
});

test('a dropped folder adds its photos folder by folder, without companion files, hidden files and videos', async ({ page }) => {
  await toList(page);
  await expect(page.getByRole('button', { name: 'Elegir fotos' })).toBeVisible();
  await dropPaths(page, page.getByRole('heading', { level: 1 }), [await holidayFolder()]);
  await expect(page.getByRole('heading', { name: 'Tus 3 fotos' })).toBeVisible();
  const names = page.getByRole('list', { name: 'Tus fotos' }).getByRole('img');
  await expect
    .poll(() => names.evaluateAll((all) => all.map((element) => element.getAttribute('alt'))))
    .toEqual(['IMG_2.jpg', 'IMG_3.jpg', 'IMG_1.jpg']);
  await expect(page.getByText(/no se ha podido usar/)).toHaveCount(0);
});

test('a folder can be chosen in the file chooser; one without photos is reported', async ({ page }) => {
  await toList(page);
  const chooser = await openFileChooser(page, () => page.getByRole('button', { name: 'o elige una carpeta entera' }).click());
  await chooser.setFiles(await holidayFolder());
  await expect(page.getByRole('heading', { name: 'Tus 3 fotos' })).toBeVisible();
  const empty = join(mkdtempSync(join(tmpdir(), 'muro-folder-')), 'texts');
  mkdirSync(empty);
  writeFileSync(join(empty, 'read me.txt'), 'no photo');
  await dropPaths(page, page.getByRole('heading', { level: 1 }), [empty]);
  await expect(page.getByText('En esta carpeta no hay fotos.')).toBeVisible();
});

test('a text field handles its own paste, even if the clipboard contains a picture', async ({ page }) => {
  await openFourSlots(page);
  await startWith(page, await holidayPhotos(1), 'Añadir fotos');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const name = page.getByRole('dialog').getByRole('textbox').first();
  await expect(name).toBeVisible();
  const [photo = ''] = await holidayPhotos(2).then((all) => all.slice(1));
  const { base64 } = givenFile(photo);
  await name.evaluate((field, bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'b.jpg', { type: 'image/jpeg' }));
    transfer.setData('text/plain', 'words');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, base64);
  await page.keyboard.press('Escape');
  await expect(page.getByText('b.jpg')).toHaveCount(0);
  await expect(page.getByText('Usadas: 1 de 1')).toBeVisible();
});
