import { it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { openFourSlots } from '../browser/steps.ts';

it('[SDLG-39] a collage with empty spaces that is to be ordered can be saved, or photos are added', async () => {
  await openFourSlots();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ordenar' }).click();
  const dialog = page.getByRole('dialog', { name: 'No todas las fotos han sido colocadas' });
  await expectElement(dialog.getByRole('button', { name: 'Guardar diseño' })).toBeVisible();
  await expectElement(dialog.getByRole('button', { name: 'Volver al collage' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Añadir fotos' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Elige una foto' })).toBeVisible();
});
