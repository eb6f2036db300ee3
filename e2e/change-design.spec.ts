import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fileOf } from './photo-kinds.ts';
import { fill, newName, numberInAddress, openFourSlots, saveToNewAccount, slot } from './steps.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

const COLOURS = ['#c81e1e', '#1e9632', '#1e3cc8', '#e6c814'] as const;

/** A red, a green, a blue and a yellow photo. */
async function plainPhotos(): Promise<string[]> {
  const photo = (background: string) => sharp({ create: { width: 1200, height: 900, channels: 3, background } }).jpeg({ quality: 95 });
  return Promise.all(COLOURS.map(async (colour, index) => fileOf(`plain-${index + 1}.jpg`, await photo(colour).toBuffer())));
}

const preview = (page: Page) => page.getByRole('img', { name: /50 x 40 cm/ });

/** How many of the four colours the preview shows somewhere. */
async function coloursIn(page: Page): Promise<number> {
  const { data } = await sharp(await preview(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isThere = (colour: string): boolean => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
    for (let at = 0; at < data.length; at += 3) {
      if (Math.abs((data[at] ?? 0) - r) + Math.abs((data[at + 1] ?? 0) - g) + Math.abs((data[at + 2] ?? 0) - b) < 24) return true;
    }
    return false;
  };
  return COLOURS.filter(isThere).length;
}

test('[SIZE-26] [SIZE-30] [CHG-01] [ROUTE-26] the design is changed with the photos in view; the address still names the collage', async ({
  page,
}) => {
  await openFourSlots(page);
  await fill(page, await plainPhotos());
  const number = await saveToNewAccount(page, newName('ana'));
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('link', { name: 'Editar', exact: true }).click();

  await expect.poll(() => coloursIn(page)).toBe(4);
  await page.getByRole('spinbutton', { name: 'Columnas' }).press('ArrowDown');
  await expect.poll(() => coloursIn(page)).toBe(2);

  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expect(slot(page, 2)).toHaveAccessibleName(/plain-\d\.jpg/);
  expect(await numberInAddress(page)).toBe(number);
  await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(slot(page, 2)).toHaveAccessibleName(/plain-\d\.jpg/);
  await expect(page.getByText('2 de 4 usadas')).toBeVisible();
});
