import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, newName, openFourSlots, openOneSlot, saveToNewAccount, slot } from './steps.ts';

const guardOf = (page: Page) => page.getByRole('alertdialog', { name: 'Tu collage todavía no se ha guardado.' });

test('[ROUTE-28] [EDIT-29] [SAVE-15] unsaved work is asked about, inside the product and by the browser', async ({ page }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  const toList = page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name: /Elige tu diseño/ });
  await toList.click();
  await expect(guardOf(page).getByText('¿Quieres guardar tu collage antes de salir?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/editar$/);
  await toList.click();
  await guardOf(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
  await page.keyboard.press('Escape');

  await toList.click();
  await guardOf(page).getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/#\/eleccion\/?$/);
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('link', { name: /Añadir fotos/ })
    .click();
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg/);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  expect(page.isClosed()).toBe(false);
});

test('[NAV-28] [SDLG-37] [SDLG-38] [SDLG-43] [EDST-03] closing the editor asks first, and leaves without asking twice', async ({
  page,
}) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  const close = page.getByRole('button', { name: 'Detén el creador de collages' });
  await close.click();
  const dialog = page.getByRole('dialog', { name: '¿Quieres detenerte?' });
  await expect(dialog.getByRole('button', { name: 'Guardar diseño' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await close.click();
  await dialog.getByRole('button', { name: 'Parar sin guardar' }).click();
  await expect(page).toHaveURL(/\/finalizado_app$/);
});

test('[ROLE-05] [EDST-09] [SDLG-39] [SDLG-41] [NAV-13] an unfinished collage cannot be ordered', async ({ page }) => {
  await openFourSlots(page);
  await page.getByRole('button', { name: 'Ordenar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'No todas las fotos han sido colocadas' });
  await expect(
    dialog.getByText(
      'Por favor, asegúrate de que todos los espacios en tu collage estén completos con fotos antes de proceder con el pedido.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Volver al collage' }).click();
  await expect(dialog).toBeHidden();
});

test('[SDLG-17] [SDLG-34] [SDLG-35] [SDLG-36] [SDLG-42] [EXIT-01] saved: go on, order, stop or begin anew', async ({ page }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  const number = await saveToNewAccount(page, newName('ivo'));
  const dialog = page.getByRole('dialog', { name: 'Guardado' });
  await expect(dialog.getByRole('button', { name: 'Parar y continuar más tarde' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ordenar', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Volver al collage' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ir a la caja >' }).click();
  await expect(page).toHaveURL(new RegExp(`/cart/fromApp\\?collageid=${number}$`));
  await page.goto(`/htmlapp/#/editar/${number}`);
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await dialog.getByRole('button', { name: 'Empezar un collage nuevo' }).click();
  await expect(page).toHaveURL(/#\/eleccion\/?$/);
  await expect(page.getByRole('navigation', { name: 'Pasos' }).getByRole('link')).toHaveCount(0);
});
