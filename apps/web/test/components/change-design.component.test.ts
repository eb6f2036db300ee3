import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { reloadApp } from '../browser/open-app.tsx';
import { plainPhoto, type Rgb } from '../browser/photos.ts';
import { screenPixels } from '../browser/screen-pixels.ts';
import { fill, newName, numberInAddress, openFourSlots, saveToNewAccount, slot } from '../browser/steps.ts';

const COLOURS: readonly Rgb[] = [
  [200, 30, 30],
  [30, 150, 50],
  [30, 60, 200],
  [230, 200, 20],
];

/** Returns a red, a green, a blue and a yellow photo. */
const plainPhotos = () => Promise.all(COLOURS.map((colour, index) => plainPhoto(`plain-${index + 1}.jpg`, colour)));

const preview = () => page.getByRole('img', { name: /50 x 40 cm/ });

/** Number of sampled points per side. */
const SAMPLES_PER_SIDE = 40;

/** Returns how many of the four colours appear in the preview. */
async function coloursIn(): Promise<number> {
  const pixels = await screenPixels(preview());
  const { width, height } = await preview().boundingBox();
  const points = Array.from({ length: SAMPLES_PER_SIDE * SAMPLES_PER_SIDE }, (_, index) =>
    pixels(((index % SAMPLES_PER_SIDE) / SAMPLES_PER_SIDE) * width, (Math.floor(index / SAMPLES_PER_SIDE) / SAMPLES_PER_SIDE) * height),
  );
  const isSeen = (colour: Rgb) =>
    points.some((point) => point.reduce((off, value, channel) => off + Math.abs(value - (colour[channel] ?? 0)), 0) < 24);
  return COLOURS.filter(isSeen).length;
}

it('[SIZE-26] [SIZE-30] [CHG-01] [ROUTE-26] the design is changed with the photos in view; the URL still names the collage', async () => {
  await openFourSlots();
  await fill(await plainPhotos());
  const number = await saveToNewAccount(newName('ana'));
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('link', { name: 'Editar', exact: true }).click();

  await expect.poll(() => coloursIn()).toBe(4);
  await page.getByRole('spinbutton', { name: 'Columnas' }).press('ArrowDown');
  await expect.poll(() => coloursIn()).toBe(2);

  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expectElement(slot(2)).toHaveAccessibleName(/plain-\d\.jpg/);
  expect(await numberInAddress()).toBe(number);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();
  await reloadApp();
  await expectElement(slot(2)).toHaveAccessibleName(/plain-\d\.jpg/);
  await expectElement(page.getByText('Usadas: 2 de 4')).toBeVisible();
});
