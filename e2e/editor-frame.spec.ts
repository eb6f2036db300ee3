import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pictureOf } from './collage-picture.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { smallPhoto } from './odd-files.ts';
import { addPhotos, openFourSlots, openOneSlot, slot, tile } from './steps.ts';

/** Many photographs that differ only by a comment in their headers. */
async function manyPhotos(count: number): Promise<string[]> {
  const bytes = readFileSync(await smallPhoto('muchas.jpg'));
  const folder = mkdtempSync(join(tmpdir(), 'muro-many-'));
  return Array.from({ length: count }, (_, index) => {
    const words = Buffer.from(`number ${index}`);
    const file = join(folder, `n${index}.jpg`);
    writeFileSync(file, Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, words.length + 2]), words, bytes.subarray(2)]));
    return file;
  });
}

test('[NAV-02] from 550 px on the editor has the height of the window but for the 70 px of the bar', async ({ page }) => {
  await openOneSlot(page);
  for (const width of [550, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.height).toBe(730);
  }
});

test('[EDIT-05] [EDIT-13] [EDIT-14] [EDIT-15] [EDIT-31] the side menu: 250 px, the palette under its link, two buttons that save', async ({
  page,
}) => {
  await openFourSlots(page);
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  expect((await menu.boundingBox())?.width).toBe(250);

  const before = await pictureOf(page);
  await menu.getByRole('button', { name: 'Cambiar color de fondo' }).click();
  const palette = page.getByRole('dialog', { name: 'Cambiar color de fondo' });
  const box = await palette.locator('> div').boundingBox();
  expect([box?.width, box?.height]).toEqual([282, 170]);
  await palette.getByRole('option').nth(40).click();
  await expect.poll(() => pictureOf(page)).not.toEqual(before);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  for (const name of ['Guardar / Ordenar', 'Guardar']) {
    await menu.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('@phone the editor is as high as its window: nothing in it gives the window a scroll bar', async ({ page }) => {
  await openFourSlots(page);
  const photos = await holidayPhotos(1);
  await addPhotos(page, photos);
  await expect(tile(page, basename(photos[0] ?? ''))).toBeVisible();
  const root = await page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return { over: scrollHeight - clientHeight, beside: scrollWidth - clientWidth };
  });
  expect(root).toEqual({ over: 0, beside: 0 });
});

test('@phone [EDIT-06] [EDIT-07] [EDIT-08] the side menu is a panel at the bottom, closed at first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFourSlots(page);
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const box = await menu.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
  await menu.getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(menu).toHaveCount(0);
  const wall = await page.getByRole('region', { name: 'Tu collage' }).boundingBox();
  expect(wall?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
});

test('[EDIT-27] [EDIT-28] [QUAL-20] photos carry a face with the quality word, and a badge when they are used twice', async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, [await smallPhoto('pequena.jpg')]);
  await tile(page, 'pequena.jpg').click();
  await slot(page, 2).click();
  const wall = page.getByRole('region', { name: 'Tu collage' });
  await expect(wall.getByText('MALA')).toHaveCount(0);
  await page.getByText('Mostrar calidad de foto').click();
  await expect(wall.getByText(/^(La calidad de impresión de esta foto es )?MALA$/)).toHaveCount(2);
  await expect(wall.getByText('2 veces')).toHaveCount(2);
});

test('[INGEST-06] [INGEST-07] of many files 150 come in and none is selected', async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, await manyPhotos(152));
  await expect(page.getByText('2 fotos se han quedado fuera: un collage admite como máximo 150 fotos.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('0 de 150 usadas')).toBeVisible({ timeout: 60_000 });
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
});

test('[INGEST-08] [INGEST-09] a single file is selected, one that is too large only shown', async ({ page }) => {
  const large = Buffer.alloc(26_214_401);
  large.writeUInt16BE(0xffd8);
  const file = join(mkdtempSync(join(tmpdir(), 'muro-large-')), 'enorme.jpg');
  writeFileSync(file, large);
  await openFourSlots(page);
  await addPhotos(page, [file]);
  await expect(page.getByText('El archivo es demasiado grande (máx. 25MB)')).toBeVisible();
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
  await addPhotos(page, [await smallPhoto('una.jpg')]);
  await expect(slot(page, 1)).toHaveAccessibleName(/una\.jpg/);
});

test('[CHOOSE-01] [CHOOSE-03] [CHOOSE-20] [CHOOSE-21] [THUMB-08] [THUMB-09] [THUMB-11] the chooser: its heading, tabs, tiles and actions', async ({
  page,
}) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(2));
  await expect(page.getByText('0 de 2 usadas')).toBeVisible();
  await slot(page, 3).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expect(chooser.getByRole('heading', { name: 'Elige una foto' })).toBeVisible();
  const picture = chooser.getByRole('button', { name: /^holiday-01\.jpg,/ });
  expect((await picture.boundingBox())?.height).toBe(100);
  await chooser.getByRole('button', { name: 'Eliminar holiday-02.jpg' }).click();
  await expect(chooser.getByRole('button', { name: /^holiday-02\.jpg,/ })).toHaveCount(0);

  const quotes = chooser.getByRole('tab', { name: 'Frases' });
  await quotes.click();
  await expect(quotes).toHaveAttribute('aria-selected', 'true');
  await expect(chooser.getByRole('tab', { name: 'Tu ordenador' })).toHaveAttribute('aria-selected', 'false');
  const quote = chooser.getByRole('listitem').getByRole('button').first();
  expect((await quote.boundingBox())?.height).toBe(150);

  await chooser.getByRole('tab', { name: 'Tu ordenador' }).click();
  await chooser.getByRole('button', { name: 'completa tu collage automáticamente.' }).click();
  await expect(chooser).toBeHidden();
  await expect(page.getByText('1 de 1 usada')).toBeVisible();
});

test('[PSTATE-06] [PSTATE-07] [PSTATE-08] [EDIT-24] a photo that is on its way says so, and one that does not come says that', async ({
  page,
}) => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/photos/*/web.jpg', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    await held;
    return route.fulfill({ status: 500, body: '' });
  });
  await openOneSlot(page);
  await slot(page, 1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await chooser.getByRole('listitem').getByRole('button').first().click();
  await expect(slot(page, 1)).toHaveAccessibleName(/se está cargando/);
  await expect(slot(page, 1).locator('i')).toHaveCount(3);
  await slot(page, 1).click();
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  answer();
  await expect(slot(page, 1)).toContainText('No se ha podido cargar');
  await expect.poll(() => paintingsIn(page, 20), 'paintings while nothing happens').toBeLessThan(3);
});

/** How often the page is painted within some frames in which nobody does anything. */
function paintingsIn(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (count) => {
    const { transferToImageBitmap } = OffscreenCanvas.prototype;
    let paintings = 0;
    OffscreenCanvas.prototype.transferToImageBitmap = function (this: OffscreenCanvas) {
      paintings += 1;
      return transferToImageBitmap.call(this);
    };
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    OffscreenCanvas.prototype.transferToImageBitmap = transferToImageBitmap;
    return paintings;
  }, frames);
}

test('[EDIT-18] the editor says that the collage is loading until it can be shown', async ({ page }) => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.woff', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/htmlapp/#/collage/basico/104');
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(page.getByText('Tu collage se está cargando')).toBeVisible();
  answer();
  await expect(slot(page, 1)).toBeVisible();
  await expect(page.getByText('Tu collage se está cargando')).toHaveCount(0);
});
