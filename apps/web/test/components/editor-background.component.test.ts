import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changedPicture, expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openFourSlots } from '../browser/steps.ts';

it('[EDIT-13] [COLOR-01] [COLOR-02] [COLOR-04] [COLOR-10] the background can have a colour of the palette, or none, and the collage is repainted', async () => {
  await openFourSlots();
  const plain = await settledPicture();
  await page.getByRole('button', { name: 'Cambiar color de fondo' }).click();
  const palette = page.getByRole('dialog', { name: 'Cambiar color de fondo' });
  await expectElement(palette.getByText('Elige tu color')).toBeVisible();
  const colours = palette.getByRole('option');
  await expectElement(colours).toHaveCount(112);
  await colours.nth(60).click();
  const coloured = await changedPicture(plain);
  await palette.getByRole('button', { name: 'Sin color de fondo' }).click();
  await expectPicture(plain);
  await palette.getByRole('button', { name: 'cerrar', exact: true }).click();
  await expectElement(palette).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expectPicture(plain);
  expect(coloured).not.toEqual(plain);
});
