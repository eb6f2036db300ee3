import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { test } from './account.ts';
import { chooseProduct, fillAddress, place, thanksHeading } from './order-steps.ts';
import { fill, newName, openDesign, saveToNewAccount, slot, startNow } from './steps.ts';

/* A collage without a material gets one in the cart. */

const isPainted = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('[SZST-08] [ROLE-03] a canvas chosen in the cart is shown there, and its wrap is printed completely', async ({ page, ownCollage }) => {
  await page.goto(`/cart/fromApp?collageid=${ownCollage.number}`);
  const picture = page.getByRole('img', { name: 'Tu collage' });
  await expect(picture).toHaveAttribute('src', /\/picture\?version=\d+&look=object$/);
  await chooseProduct(page, 'Lienzo, bastidor de 4,5 cm');
  await expect(picture).toHaveAttribute('src', /material=CANVAS4CM&look=object$/);
  await expect.poll(() => isPainted(picture)).toBe(true);
  await fillAddress(page, ownCollage.email);
  await place(page).click();
  await expect(thanksHeading(page)).toBeVisible();
  await expect.poll(() => isPainted(picture)).toBe(true);
  const order = new URL(page.url()).searchParams.get('order');
  const file = join(process.env.MURO_TEST_DATA ?? '', 'print', `order-${order}.pdf`);
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true);
  const colours = printedColours(file);
  // 50 x 40 cm with 5 cm of wrap on each side; the outermost 0.5 cm stay white.
  for (const [x, y] of [
    [2, 15],
    [2, 35],
    [58, 15],
    [58, 35],
    [15, 2],
    [45, 2],
    [15, 48],
    [45, 48],
  ] as const) {
    expect(Math.min(...colours(x / 60, y / 50)), `${x}, ${y} cm`).toBeLessThan(245);
  }
});

test('[SZST-05] if a material has other slots, the cart links to the collage on it', async ({ page }) => {
  await openDesign(page, '/collage/basico/102');
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajusta tu formato' });
  await dialog.getByText('Horizontal', { exact: true }).click();
  await dialog.getByRole('button', { name: /Tamaño/ }).click();
  await page.getByRole('option', { name: '40 x 30 cm' }).click();
  await dialog.getByRole('button', { name: 'Cambia el formato' }).click();
  await expect(page.getByText('22 fotos', { exact: true })).toBeVisible();
  await startNow(page);
  await fill(page, await holidayPhotos(22));
  const number = await saveToNewAccount(page, newName('mia'));
  await page.goto(`/cart/fromApp?collageid=${number}`);
  await chooseProduct(page, 'Lienzo, bastidor de 2 cm');
  await expect(page.getByText('otro número de espacios')).toBeVisible();
  await expect(place(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Abrir mi collage' }).click();
  await expect(slot(page, 21)).toHaveAccessibleName(/^espacio 21 de 21, .*calidad/);
  await expect(page.getByText('Usadas: 21 de 22')).toBeVisible();
});

/** Returns the colours of a printed page by fractions of its width and height, as rendered by an independent program. */
function printedColours(pdf: string): (x: number, y: number) => readonly number[] {
  const ppm = execFileSync('pdftoppm', ['-r', '20', '-singlefile', pdf], { maxBuffer: 1 << 26 });
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  if (!head) throw new RangeError('Expected the page as a pixel map');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const pixels = ppm.subarray(head[0].length);
  return (x, y) => {
    const from = 3 * (Math.floor(y * height) * width + Math.floor(x * width));
    return [...pixels.subarray(from, from + 3)];
  };
}
