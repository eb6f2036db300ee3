import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { saveToAccount, test } from './account.ts';
import { fill, openOneSlot, slot } from './steps.ts';

const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Pasos' });

/** Opens unsaved work with one photo. */
async function openWork(page: Page): Promise<void> {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
}

/** Records the browser's `beforeunload` dialogs and dismisses them. */
function browserQuestions(page: Page): readonly string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  return questions;
}

const seesWork = (page: Page) => expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg/);

test('[EDIT-29] [ROUTE-28] the browser asks before the designer itself is left, on each of its screens', async ({ page }) => {
  await openWork(page);
  const asksToLeave = async (): Promise<void> => {
    const dialogShown = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await dialogShown;
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

test('[EXIT-07] [NAV-28] [SDLG-37] [SDLG-38] [SDLG-43] [EDST-03] leaving without saving asks once, and again after the user stays', async ({
  page,
}) => {
  await openWork(page);
  const questions = browserQuestions(page);
  // A page that never answers, so the browser stays.
  let isGone = true;
  await page.route('**/finalizado_app', (route) => (isGone ? route.fulfill({ status: 204 }) : route.fallback()));
  const close = page.getByRole('button', { name: 'Detén el creador de collages' });
  const dialog = page.getByRole('dialog', { name: '¿Quieres detenerte?' });
  const stop = async (): Promise<void> => {
    await close.click();
    await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  };
  await close.click();
  await expect(dialog.getByRole('button', { name: 'Guardar diseño' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const asksForExit = page.waitForRequest('**/finalizado_app');
  await stop();
  await asksForExit;
  expect(questions).toEqual([]);
  await page.keyboard.press('Escape');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await seesWork(page);

  isGone = false;
  await stop();
  await expect(page).toHaveURL(/\/finalizado_app$/);
  expect(questions).toEqual(['beforeunload']);
});

test('[SDLG-17] [SDLG-34] [SDLG-35] [SDLG-36] [SDLG-42] [EXIT-01] after saving: continue, order, leave or start a new collage', async ({
  page,
  account,
}) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  const number = await saveToAccount(page, account);
  const dialog = page.getByRole('dialog', { name: 'Guardado' });
  await expect(dialog.getByRole('button', { name: 'Salir y continuar más tarde' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Ordenar\b/ }).click();
  await expect(dialog.getByRole('button', { name: 'Volver al collage' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ir a la caja >' }).click();
  await expect(page).toHaveURL(new RegExp(`/cart/fromApp\\?collageid=${number}$`));
  await page.goto(`/htmlapp/#/editar/${number}`);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Empezar un collage nuevo' }).click();
  await expect(page).toHaveURL(/#\/eleccion\/?$/);
  await expect(page.getByRole('navigation', { name: 'Pasos' }).getByRole('link')).toHaveCount(0);
});
