import { expect, test } from '@playwright/test';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { openFourSlots } from './steps.ts';

test('[EDIT-13] [COLOR-01] [COLOR-02] [COLOR-04] [COLOR-10] the background takes a colour of the palette, or none, and the collage follows', async ({
  page,
}) => {
  await openFourSlots(page);
  const plain = await settledPicture(page);
  await page.getByRole('button', { name: 'Cambiar color de fondo' }).click();
  const palette = page.getByRole('dialog', { name: 'Cambiar color de fondo' });
  await expect(palette.getByText('Elige tu color')).toBeVisible();
  const colours = palette.getByRole('option');
  await expect(colours).toHaveCount(112);
  await colours.nth(60).click();
  const coloured = await changedPicture(page, plain);
  await palette.getByRole('button', { name: 'Sin color de fondo' }).click();
  await expectPicture(page, plain);
  await palette.getByRole('button', { name: 'cerrar', exact: true }).click();
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expectPicture(page, plain);
  expect(coloured).not.toEqual(plain);
});
