import { expect, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { smallPhoto } from './odd-files.ts';
import { addPhotos, openFourSlots, slot, tile } from './steps.ts';

const ALL_GOOD = 'Todas las fotos en tu collage son lo suficientemente grandes para obtener una impresion de calidad.';
const ONE_LOW = 'Hay una foto en tu collage que no es lo suficientemente grande para obtener una impresion de calidad.';
const MANY_LOW = 'Hay varias fotos en tu collage que no son lo suficientemente grandes para obtener una impresion de calidad.';
const DOUBLE = 'Hay una foto duplicada en tu collage.';
const TICK = 'Marca la casilla para ver de qué fotos se trata.';

test('[EDIT-12] [QUAL-08] [QUAL-09] [QUAL-10] [QUAL-11] [QUAL-12] [QUAL-13] small and double photos are told, and shown on demand', async ({
  page,
}) => {
  await openFourSlots(page);
  const [good = ''] = await holidayPhotos(1);
  await addPhotos(page, [good]);
  await expect(page.getByText(ALL_GOOD)).toBeVisible();
  await expect(page.getByText(TICK)).toHaveCount(0);
  await addPhotos(page, [await smallPhoto('pequena.jpg')]);
  await expect(page.getByText(ONE_LOW)).toBeVisible();
  await expect(page.getByText(TICK)).toBeVisible();
  await expect(slot(page, 2)).toHaveAccessibleName(/pequena\.jpg, mala calidad/);
  await addPhotos(page, [await smallPhoto('otra-pequena.jpg')]);
  await expect(page.getByText(MANY_LOW)).toBeVisible();
  await tile(page, 'holiday-01.jpg').click();
  await slot(page, 4).click();
  await expect(page.getByText(DOUBLE)).toBeVisible();

  const marks = page.locator('[data-smiley="red"]');
  await expect(marks).toHaveCount(0);
  await page.getByText('Mostrar calidad de foto').click();
  await expect(page.getByRole('checkbox', { name: 'Mostrar calidad de foto' })).toBeChecked();
  await expect(marks.first()).toBeVisible();
  await expect(page.getByText('2 veces').first()).toBeVisible();
  await expect(page.getByText(TICK)).toHaveCount(0);
  await expect(page.getByText(MANY_LOW)).toBeVisible();
});
