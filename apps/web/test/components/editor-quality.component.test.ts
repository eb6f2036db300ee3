import { it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos, smallPhoto } from '../browser/photos.ts';
import { addPhotos, openFourSlots, slot, tile } from '../browser/steps.ts';

const ALL_GOOD = 'Todas las fotos en tu collage son lo suficientemente grandes para obtener una impresion de calidad.';
const ONE_LOW = 'Hay una foto en tu collage que no es lo suficientemente grande para obtener una impresion de calidad.';
const MANY_LOW = 'Hay varias fotos en tu collage que no son lo suficientemente grandes para obtener una impresion de calidad.';
const DOUBLE = 'Hay una foto duplicada en tu collage.';
const TICK = 'Marca la casilla para ver de qué fotos se trata.';

it('[EDIT-12] [QUAL-08] [QUAL-09] [QUAL-10] [QUAL-11] [QUAL-12] [QUAL-13] small and duplicate photos are reported, and shown on demand', async () => {
  await openFourSlots();
  const [good = ''] = await holidayPhotos(1);
  await addPhotos([good]);
  await expectElement(page.getByText(ALL_GOOD)).toBeVisible();
  await expectElement(page.getByText(TICK)).toHaveCount(0);
  await addPhotos([await smallPhoto('pequena.jpg')]);
  await expectElement(page.getByText(ONE_LOW)).toBeVisible();
  await expectElement(page.getByText(TICK)).toBeVisible();
  await expectElement(slot(2)).toHaveAccessibleName(/pequena\.jpg, mala calidad/);
  await addPhotos([await smallPhoto('otra-pequena.jpg')]);
  await expectElement(page.getByText(MANY_LOW)).toBeVisible();
  await tile('holiday-01.jpg').click();
  await slot(4).click();
  await expectElement(page.getByText(DOUBLE)).toBeVisible();

  const marks = page.getByCss('[data-smiley="red"]');
  await expectElement(marks).toHaveCount(0);
  await page.getByText('Mostrar calidad de foto').click();
  await expectElement(page.getByRole('checkbox', { name: 'Mostrar calidad de foto' })).toBeChecked();
  await expectElement(marks.first()).toBeVisible();
  await expectElement(page.getByText('2 veces').first()).toBeVisible();
  await expectElement(page.getByText(TICK)).toHaveCount(0);
  await expectElement(page.getByText(MANY_LOW)).toBeVisible();
});
