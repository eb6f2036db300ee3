import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { changedPicture, settledPicture } from './collage-picture.ts';
import { fill, openFourSlots, slot } from './steps.ts';
import { test } from './test.ts';

async function nameOf(page: Page, number: number): Promise<string> {
  return /holiday-\d\d|vacío/.exec((await slot(page, number).getAttribute('aria-label')) ?? '')?.[0] ?? '';
}

async function openFilled(page: Page): Promise<void> {
  await openFourSlots(page);
  await page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ }).tap();
  await fill(page, await holidayPhotos(4));
}

test('@phone [EDIT-23] a tap opens the menu of a photo; two photos are swapped by taps', async ({ page }) => {
  await openFilled(page);
  const [first, last] = [await nameOf(page, 1), await nameOf(page, 4)];
  await slot(page, 1).tap();
  await page.getByRole('menuitem', { name: /^Intercambiar/ }).tap();
  await expect(page.getByText('Elige el espacio con el que intercambiar')).toBeVisible();
  await slot(page, 4).tap();
  await expect.poll(() => nameOf(page, 1)).toBe(last);
  expect(await nameOf(page, 4)).toBe(first);
  await slot(page, 1).tap();
  await page.getByRole('menuitem', { name: 'Eliminar' }).tap();
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(slot(page, 1)).toHaveAccessibleName(new RegExp(last));
});

test('@phone effects and texts by touch; saving stays reachable', async ({ page }) => {
  await openFilled(page);
  const before = await settledPicture(page);
  await slot(page, 1).tap();
  await page.getByRole('menuitem', { name: 'Editar' }).tap();
  const photo = page.getByRole('dialog', { name: 'Editar foto' });
  await photo.getByRole('button', { name: 'Efectos' }).tap();
  await photo.getByText('Blanco y negro', { exact: true }).tap();
  await expect(photo.getByRole('radio', { checked: true })).toHaveAccessibleName('Blanco y negro');
  const grey = await changedPicture(page, before);
  await photo.getByRole('button', { name: 'Editar', exact: true }).tap();
  await photo.getByRole('button', { name: 'Texto' }).tap();
  const text = page.getByRole('dialog', { name: 'Agregar texto' });
  await text.getByRole('textbox', { name: 'Tu texto' }).fill('Playa');
  const light = text.getByRole('radio', { name: 'Franja clara', exact: true });
  await light.tap();
  await expect(light).toBeChecked();
  await text.getByRole('button', { name: 'Listo' }).tap();
  await expect(text).toBeHidden();
  await expect(slot(page, 1)).toHaveAccessibleName(/con el texto: Playa$/);
  await expect(slot(page, 1)).toBeFocused();
  await changedPicture(page, grey);
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.tap();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});
