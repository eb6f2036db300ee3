import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { chooseProduct, fillAddress, place, thanksHeading } from './order-steps.ts';
import { addPhotos, fillRegister, newName, signIn, startNow } from './steps.ts';
import { test } from './test.ts';

async function chooseAndAdjust(page: Page, photos: number): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/htmlapp\/#\/eleccion/);
  await page.locator('a[href*="/collage/basico/101"]').first().click();
  // Starts with 3 x 4; removes rows until there is one slot per photo
  for (let rows = 4; rows < photos / 3; rows++) await page.getByRole('button', { name: 'Más: Filas' }).click();
  await startNow(page);
}

/** Orders the saved collage; returns the number of the order. */
async function orderPoster(page: Page, username: string): Promise<string> {
  await page.getByRole('button', { name: /^Ordenar\b/ }).click();
  await page.getByRole('button', { name: 'Ir a la caja >' }).click();
  await expect(page).toHaveURL(/\/cart\/fromApp\?collageid=\d+/);
  await chooseProduct(page, 'Póster');
  await fillAddress(page, `${username}@example.org`);
  await place(page).click();
  await expect(thanksHeading(page)).toBeVisible();
  const orderLine = page.getByText(/Pedido \d+/).first();
  return /Pedido (\d+)/.exec(await orderLine.innerText())?.[1] ?? '';
}

/** Waits for the print file of an order. */
async function printFileOf(order: string): Promise<string> {
  const file = join(process.env.MURO_TEST_DATA ?? '', 'print', `order-${order}.pdf`);
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true);
  return file;
}

/** Counts the pictures in a PDF without masks. */
function countPictures(pdf: PDFDocument): number {
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image') ? [{ ref, object }] : [],
    );
  const masks = pictures.map(({ object }) => object.dict.get(PDFName.of('SMask')) ?? object.dict.get(PDFName.of('Mask')));
  return pictures.filter(({ ref }) => !masks.some((mask) => mask instanceof PDFRef && mask === ref)).length;
}

test('choose, adjust, fill, save to a new account, close, reopen, order, find the print file [ROUTE-01] [ROUTE-26] [SIZE-38] [CHOOSE-25] [SDLG-08] [SDLG-14] [LOAD-08] [EXIT-01] [ROLE-03]', {
  tag: '@smoke',
}, async ({ browser }) => {
  const username = newName('ana');
  const files = await holidayPhotos(24);
  const first = await browser.newContext();
  const page = await first.newPage();
  await chooseAndAdjust(page, 24);
  await addPhotos(page, files);
  await expect(page.getByText('Usadas: 0 de 24')).toBeVisible();
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expect(page.getByText('Usadas: 24 de 24')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await fillRegister(page, username);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 150_000 });
  const address = page.url();
  await first.close();

  const second = await browser.newContext();
  const reopened = await second.newPage();
  await reopened.goto(address);
  await expect(reopened.getByRole('dialog').getByText('Inicia sesión para editar tu collage.')).toBeVisible();
  await signIn(reopened, username);
  await expect(reopened.getByText('Usadas: 24 de 24')).toBeVisible();

  const order = await orderPoster(reopened, username);
  await expect(reopened.getByText('El archivo de impresión está listo')).toBeVisible({ timeout: 60_000 });

  const file = await printFileOf(order);
  const pdf = await PDFDocument.load(readFileSync(file));
  expect(pdf.getPageCount()).toBe(1);
  // 50 x 40 cm trimmed, 0.1 cm bleed around it: 1417.32 x 1133.86 pt inside 1422.99 x 1139.53 pt
  const [media, trim] = [pdf.getPage(0).getMediaBox(), pdf.getPage(0).getTrimBox()];
  expect([media.x, media.y, media.width, media.height].map((pt) => pt.toFixed(2))).toEqual(['0.00', '0.00', '1422.99', '1139.53']);
  expect([trim.x, trim.y, trim.x + trim.width, trim.y + trim.height].map((pt) => pt.toFixed(2))).toEqual([
    '2.83',
    '2.83',
    '1420.16',
    '1136.69',
  ]);
  const ticket = JSON.parse(readFileSync(file.replace(/pdf$/, 'json'), 'utf8'));
  expect(JSON.stringify(ticket)).toContain('POSTER');
  expect(countPictures(pdf)).toBe(24);
  await second.close();
});
