import { PATHS, pathOf, photoWebCall, QUOTE_LIBRARY_ID, type QuotesAnswer } from '@muro/api';
import { LOCALES } from '@muro/texts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadTexts } from '../../src/state/language/text-store.ts';
import { delayAnswer } from '../browser/answers.ts';
import { pictureOf } from '../browser/collage-picture.ts';
import { keyboard, type MadeFile } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { give, holidayPhotos, smallPhoto } from '../browser/photos.ts';
import { addPhotos, fill, openFourSlots, openOneSlot, slot, tile } from '../browser/steps.ts';

/** Returns many photos that differ only by a comment in their headers. */
async function manyPhotos(count: number): Promise<MadeFile[]> {
  const { mimeType, base64 } = await smallPhoto('muchas.jpg');
  const bytes = atob(base64);
  return Array.from({ length: count }, (_, index) => {
    const text = `number ${index}`;
    const commented = `${bytes.slice(0, 2)}\xff\xfe\0${String.fromCharCode(text.length + 2)}${text}${bytes.slice(2)}`;
    return { name: `n${index}.jpg`, mimeType, base64: btoa(commented) };
  });
}

it('[NAV-02] from 550 px on the editor has the height of the window but for the 70 px of the bar', async () => {
  await openOneSlot();
  for (const width of [550, 1280]) {
    await page.viewport(width, 800);
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.height).toBe(730);
  }
});

it('[EDIT-05] [EDIT-13] [EDIT-14] [EDIT-15] [EDIT-31] the side menu: 250 px, the palette under its link; two buttons of the bar save', async () => {
  await openFourSlots();
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  expect((await menu.boundingBox())?.width).toBe(250);

  const before = await pictureOf();
  await menu.getByRole('button', { name: 'Cambiar color de fondo' }).click();
  const palette = page.getByRole('dialog', { name: 'Cambiar color de fondo' });
  const box = await palette.getByCss('> div').boundingBox();
  expect([box?.width, box?.height]).toEqual([282, 170]);
  await palette.getByRole('option').nth(40).click();
  await expect.poll(() => pictureOf()).not.toEqual(before);
  await keyboard.press('Escape');
  await expectElement(palette).toBeHidden();

  const bar = page.getByRole('banner');
  for (const name of ['Guardar / Ordenar', 'Guardar']) {
    await bar.getByRole('button', { name, exact: true }).click();
    await expectElement(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
    await keyboard.press('Escape');
    await expectElement(page.getByRole('dialog')).toHaveCount(0);
  }
});

it('[EDIT-27] [EDIT-28] [QUAL-20] photos carry a face with the quality word, and a badge when they are used twice', async () => {
  await openFourSlots();
  await addPhotos([await smallPhoto('pequena.jpg')]);
  await tile('pequena.jpg').click();
  await slot(2).click();
  const wall = page.getByRole('region', { name: 'Tu collage' });
  await expectElement(wall.getByText('MALA')).toHaveCount(0);
  await page.getByText('Mostrar calidad de foto').click();
  await expectElement(wall.getByText(/^(La calidad de impresión de esta foto es )?MALA$/)).toHaveCount(2);
  await expectElement(wall.getByText('2 veces')).toHaveCount(2);
});

it('[INGEST-06] [INGEST-07] of many files 150 are added and none is selected', async () => {
  await openFourSlots();
  await addPhotos(await manyPhotos(152));
  await expectElement(page.getByText('2 fotos se han quedado fuera: un collage admite como máximo 150 fotos.')).toBeVisible();
  await expectElement(page.getByText('Usadas: 0 de 150')).toBeVisible();
  await expectElement(slot(1)).toHaveAccessibleName(/vacío/);
});

it('[CHOOSE-01] [CHOOSE-03] [CHOOSE-20] [CHOOSE-21] [THUMB-08] [THUMB-09] [THUMB-11] the chooser: its heading, tabs, tiles and actions', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(2));
  await expectElement(page.getByText('Usadas: 0 de 2')).toBeVisible();
  await slot(3).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expectElement(chooser.getByRole('heading', { name: 'Elige una foto' })).toBeVisible();
  const picture = chooser.getByRole('button', { name: /^holiday-01\.jpg,/ });
  expect((await picture.boundingBox())?.height).toBe(100);
  await chooser.getByRole('button', { name: 'Eliminar holiday-02.jpg' }).click();
  await expectElement(chooser.getByRole('button', { name: /^holiday-02\.jpg,/ })).toHaveCount(0);

  const quotes = chooser.getByRole('tab', { name: 'Frases' });
  await quotes.click();
  await expectElement(quotes).toHaveAttribute('aria-selected', 'true');
  await expectElement(chooser.getByRole('tab', { name: 'Tu ordenador' })).toHaveAttribute('aria-selected', 'false');
  const quote = chooser.getByRole('listitem').getByRole('button').first();
  expect((await quote.boundingBox())?.height).toBe(150);

  await chooser.getByRole('tab', { name: 'Tu ordenador' }).click();
  await chooser.getByRole('button', { name: 'completa tu collage automáticamente.' }).click();
  await expectElement(chooser).toBeHidden();
  await expectElement(page.getByText('Usadas: 1 de 1')).toBeVisible();
});

it('[INGEST-08] [INGEST-09] a single file is selected, one that is too large only shown', async () => {
  await openFourSlots();
  const large = new Uint8Array(26_214_401);
  large.set([0xff, 0xd8]);
  give('drop', [new File([large], 'enorme.jpg', { type: 'image/jpeg' })]);
  await expectElement(page.getByText('El archivo es demasiado grande (máx. 25 MB)')).toBeVisible();
  await expectElement(slot(1)).toHaveAccessibleName(/vacío/);
  await addPhotos([await smallPhoto('una.jpg')]);
  await expectElement(slot(1)).toHaveAccessibleName(/una\.jpg/);
});

it('[PSTATE-06] [PSTATE-07] [PSTATE-08] [EDIT-24] a loading photo is marked, and so is one that fails to load', async () => {
  const quotes = await fetch(pathOf(PATHS.quotes, { id: QUOTE_LIBRARY_ID }));
  const [first] = (await quotes.json()) as QuotesAnswer;
  const delayed = delayAnswer(new URL(first?.webformat.src ?? '', location.href).pathname, photoWebCall, () => 'away');
  await openOneSlot();
  await slot(1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await chooser.getByRole('listitem').getByRole('button').first().click();
  await expectElement(slot(1)).toHaveAccessibleName(/se está cargando/);
  await expectElement(slot(1).getByCss('i')).toHaveCount(3);
  await slot(1).click();
  await expectElement(page.getByRole('menuitem', { name: 'Editar' })).toHaveAttribute('aria-disabled', 'true');
  await keyboard.press('Escape');
  delayed.release();
  await expectElement(slot(1)).toContainText('No se ha podido cargar');
  await expect.poll(() => paintingsIn(20), { message: 'paintings while nothing happens' }).toBeLessThan(3);
});

/** Returns how often the page is painted within some frames without interaction. */
async function paintingsIn(frames: number): Promise<number> {
  const paint = vi.spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap');
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  const paintings = paint.mock.calls.length;
  paint.mockRestore();
  return paintings;
}

it('the price is in view in the editor from 320 to 1440 px', async () => {
  await openFourSlots();
  const price = page.getByRole('main').getByText(/^Precio: desde \d+,\d\d\s€$/);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [820, 1180],
    [667, 375],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.viewport(width, height);
    await expectElement(price, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

/** Returns the controls of the frame, outside dialogs and closed menus, that save or order. */
const savingControls = () =>
  page
    .getByRole('button', { name: /Guardar|Ordenar/ })
    .elements()
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

it('[WALL-01] [WALL-02] [EDIT-15] two controls save or order: the brick button saves while a place is empty, then orders at its price', async () => {
  await openFourSlots();
  expect(savingControls()).toEqual(['Guardar', 'Guardar / Ordenar']);
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await expectElement(page.getByRole('menuitem', { name: 'Ordenar' })).toBeVisible();
  await keyboard.press('Escape');
  await fill(await holidayPhotos(4));
  const order = page.getByRole('button', { name: /^Ordenar desde \d+,\d\d\s€$/ });
  await expectElement(order).toBeVisible();
  expect(savingControls()).toHaveLength(2);
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await expectElement(page.getByRole('menuitem', { name: 'Atajos de teclado' })).toBeVisible();
  await expectElement(page.getByRole('menuitem', { name: 'Ordenar' })).toHaveCount(0);
  await keyboard.press('Escape');
  await order.click();
  await expectElement(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});

it('[WALL-04] [NAV-15] [NAV-21] the title of the state is a heading at every width', async () => {
  await openFourSlots();
  for (const width of [1440, 1280, 820, 560, 412, 390, 360, 320]) {
    await page.viewport(width, 800);
    const title = page.getByRole('banner').getByRole('heading', { level: 1, name: 'Rellenar/editar tu collage' });
    await expectElement(title, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

it('[WALL-01] the title wraps before it reaches the steps, in every language', async () => {
  await openFourSlots();
  onTestFinished(() => loadTexts('es'));
  const bar = page.getByRole('banner');
  for (const locale of LOCALES) {
    await loadTexts(locale);
    for (const width of [1440, 1280, 1024]) {
      await page.viewport(width, 800);
      const range = document.createRange();
      range.selectNodeContents(bar.getByRole('heading', { level: 1 }).element());
      const steps = bar.getByRole('list').element().getBoundingClientRect();
      expect(range.getBoundingClientRect().right, `${locale}, ${width} px`).toBeLessThan(steps.left);
    }
  }
});

it('[WALL-23] the panel says what is being ordered; its open lines lead to their places', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(1));
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  await expectElement(menu.getByRole('heading', { name: 'Aria' })).toBeVisible();
  await expectElement(menu.getByText('Tamaño: 50 x 40 cm')).toBeVisible();
  await expectElement(menu.getByText('Precio con IVA.')).toBeVisible();
  await menu.getByRole('button', { name: '1 de 4 fotos colocadas' }).click();
  await expectElement(slot(2)).toBeFocused();
});

it('[WALL-28] at 820 px the panel is a strip of 64 px until it is opened, and the collage is at least 680 px wide', async () => {
  await openFourSlots();
  await page.viewport(820, 1180);
  const sheet = page.getByRole('region', { name: 'Tu collage' }).getByCss('canvas').first();
  await expect.poll(async () => (await sheet.boundingBox()).width).toBeGreaterThanOrEqual(680);
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  await expectElement(menu).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Abrir menú' });
  expect(open.element().parentElement?.getBoundingClientRect().width).toBe(64);
  await open.click();
  await expectElement(menu.getByText('Mostrar calidad de foto')).toBeVisible();
  await menu.getByRole('button', { name: 'Cerrar menú' }).click();
  await expectElement(menu).toHaveCount(0);
});
