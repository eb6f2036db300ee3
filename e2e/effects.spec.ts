import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { changedPicture, pictureOf, type Samples, settledPicture } from './collage-picture.ts';
import { chooseProduct } from './order-steps.ts';
import { fill, newName, openOneSlot, saveToNewAccount, signIn, slot } from './steps.ts';
import { test } from './test.ts';

/** Opens the photo dialog of the first slot; returns it with the samples before. */
async function openPhotoDialog(page: Page): Promise<readonly [Locator, Samples]> {
  await openOneSlot(page);
  const empty = await settledPicture(page);
  await fill(page, await holidayPhotos(1));
  const plain = await changedPicture(page, empty);
  await editFirst(page);
  return [page.getByRole('dialog', { name: 'Editar foto' }), plain];
}

async function editFirst(page: Page): Promise<void> {
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar foto' })).toBeVisible();
}

const active = (dialog: Locator) => dialog.getByRole('radio', { checked: true });

/** Returns the largest difference between two channels of one sample, 0–255: near 0 for grey, large for a colour photo. */
function colourOf(samples: Samples, isCounted: (x: number, y: number) => boolean = () => true): number {
  const side = Math.sqrt(samples.length / 4);
  let largest = 0;
  for (let offset = 0; offset < samples.length; offset += 4) {
    const [red = 0, green = 0, blue = 0] = samples.slice(offset, offset + 3);
    if (isCounted(((offset / 4) % side) / side, Math.floor(offset / 4 / side) / side))
      largest = Math.max(largest, Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  return largest;
}

/** True inside the page's white border, which is not pure grey. */
const isInside = (x: number, y: number) => x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9;

test('[FX-06] [LAYER-03] an effect is saved, restored and printed', async ({ page, browser }) => {
  const username = newName('eva');
  const [dialog, plain] = await openPhotoDialog(page);
  await dialog.getByRole('button', { name: 'Efectos' }).click();
  await dialog.getByText('Blanco y negro', { exact: true }).click();
  await changedPicture(page, plain);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await saveToNewAccount(page, username);
  const address = page.url();

  const other = await browser.newContext();
  const reopened = await other.newPage();
  await reopened.goto(address);
  await signIn(reopened, username);
  await expect(slot(reopened, 1)).toHaveAccessibleName(/calidad/);
  await expect.poll(async () => colourOf(await pictureOf(reopened), isInside)).toBeLessThanOrEqual(2);
  await editFirst(reopened);
  const reopenedDialog = reopened.getByRole('dialog', { name: 'Editar foto' });
  await reopenedDialog.getByRole('button', { name: 'Efectos' }).click();
  await expect(active(reopenedDialog)).toHaveAccessibleName('Blanco y negro');
  await reopenedDialog.getByRole('button', { name: 'Listo' }).click();

  const printed = printedColours(await orderPoster(reopened, username));
  expect(printed.length).toBeGreaterThan(0);
  // JPEG compression and rounding: a few levels.
  expect(Math.max(...printed)).toBeLessThanOrEqual(4);
  await other.close();
});

/** Orders the open collage as a poster; returns the path of its print file. */
async function orderPoster(page: Page, username: string): Promise<string> {
  await page.getByRole('button', { name: /^Ordenar\b/ }).click();
  await page.getByRole('button', { name: 'Ir a la caja >' }).click();
  await expect(page).toHaveURL(/\/cart\/fromApp\?collageid=\d+/);
  await chooseProduct(page, 'Póster');
  for (const [label, text] of [
    ['Nombre y apellidos', 'Eva Ruiz'],
    ['Calle y número', 'Calle Mayor 1'],
    ['Código postal', '28013'],
    ['Población', 'Madrid'],
    ['País', 'España'],
    ['Correo electrónico', `${username}@example.org`],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole('button', { name: 'Pedido con obligación de pago' }).click();
  await expect(page.getByRole('heading', { name: 'Gracias, Eva Ruiz' })).toBeVisible();
  const order =
    /Pedido (\d+)/.exec(
      await page
        .getByText(/Pedido \d+/)
        .first()
        .innerText(),
    )?.[1] ?? '';
  const file = join(process.env.MURO_TEST_DATA ?? '', 'print', `order-${order}.pdf`);
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true);
  return file;
}

/** Returns the distance from grey of each pixel of a printed page, away from its edge, as rendered by an independent program. */
function printedColours(pdf: string): readonly number[] {
  const ppm = execFileSync('pdftoppm', ['-r', '10', '-singlefile', pdf], { maxBuffer: 1 << 26 });
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  if (!head) throw new RangeError('Expected the page as a pixel map');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const pixels = ppm.subarray(head[0].length);
  return Array.from({ length: width * height }, (_, index) => index)
    .filter((at) => isInside((at % width) / width, Math.floor(at / width) / height))
    .map((at) => [...pixels.subarray(3 * at, 3 * at + 3)])
    .map((rgb) => Math.max(...rgb) - Math.min(...rgb));
}
