import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, newName, openFourSlots, openOneSlot, saveToNewAccount, slot } from './steps.ts';

const guardOf = (page: Page) => page.getByRole('alertdialog', { name: 'Tu collage todavía no se ha guardado.' });
const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Pasos' });
const typed = (page: Page, hash: string) => page.evaluate((to) => window.location.assign(to), hash);

/** Unsaved work of one photo. */
async function openWork(page: Page): Promise<void> {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
}

/** What the browser asks from now on; each time the person stays. */
function browserQuestions(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
}

const seesWork = (page: Page) => expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg/);

test('[ROUTE-28] between the three steps nothing is asked, for nothing is lost', async ({ page }) => {
  const asked = browserQuestions(page);
  await openWork(page);
  const ways = [
    () =>
      stepsOf(page)
        .getByRole('link', { name: /Elige tu diseño/ })
        .click(),
    () =>
      stepsOf(page)
        .getByRole('link', { name: /Elige el tamaño/ })
        .click(),
    () => page.getByRole('button', { name: 'Atrás' }).click(),
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Editar', exact: true }).click(),
    () => typed(page, '#/eleccion/theme:retro'),
    () => typed(page, '#/collage/basico/101'),
    () => typed(page, '#/nowhere'),
  ];
  for (const [number, go] of ways.entries()) {
    await go();
    await expect(page, `way ${number}`).not.toHaveURL(/#\/editar/);
    await expect(page.getByRole('alertdialog'), `way ${number}`).toHaveCount(0);
    await stepsOf(page)
      .getByRole('link', { name: /Añadir fotos/ })
      .click();
    await seesWork(page);
  }
  expect(asked).toEqual([]);
});

test('[ROUTE-28] [ROUTE-29] [SAVE-15] the address of another collage is asked about, from every screen and however it came', async ({
  page,
}) => {
  await openWork(page);
  await typed(page, '#/editar/4711');
  await expect(guardOf(page).getByText('¿Quieres guardar tu collage antes de salir?')).toBeVisible();
  await expect(guardOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(guardOf(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/editar$/);
  await seesWork(page);

  await typed(page, '#/editar/4711');
  await guardOf(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
  await page.keyboard.press('Escape');

  await typed(page, '#/eleccion');
  await expect(stepsOf(page).getByRole('link', { name: /Añadir fotos/ })).toBeVisible();
  await typed(page, '#/edit/4711');
  await guardOf(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
  await expect(page).toHaveURL(/#\/editar$/);
  await page.keyboard.press('Escape');
  await seesWork(page);

  await typed(page, '#/editar/4711');
  await guardOf(page).getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/#\/editar\/4711$/);
  await expect(page.getByRole('dialog').getByText('Inicia sesión para editar tu collage.')).toBeVisible();
  await expect(guardOf(page)).toBeHidden();
});

test('[EDIT-29] [ROUTE-28] the browser asks before the designer itself is left, on each of its screens', async ({ page }) => {
  await openWork(page);
  const asksToLeave = async (): Promise<void> => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(page.isClosed()).toBe(false);
  };
  await asksToLeave();
  await stepsOf(page)
    .getByRole('link', { name: /Elige tu diseño/ })
    .click();
  await expect(page).toHaveURL(/#\/eleccion\/?$/);
  await asksToLeave();
});

test('[EXIT-07] stopping without saving asks once, and who then stays is guarded again', async ({ page }) => {
  await openWork(page);
  const asked = browserQuestions(page);
  // A page that never comes: the browser stays where it is.
  let isGone = true;
  await page.route('**/finalizado_app', (route) => (isGone ? route.fulfill({ status: 204 }) : route.fallback()));
  const stop = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Detén el creador de collages' }).click();
    await page.getByRole('button', { name: 'Parar sin guardar' }).click();
  };
  const asksForExit = page.waitForRequest('**/finalizado_app');
  await stop();
  await asksForExit;
  expect(asked).toEqual([]);
  await page.keyboard.press('Escape');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await seesWork(page);

  isGone = false;
  await stop();
  await expect(page).toHaveURL(/\/finalizado_app$/);
  expect(asked).toEqual(['beforeunload']);
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
