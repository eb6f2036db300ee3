import { type BrowserContext, expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { expectAccessible } from './accessible.ts';
import { type Account, saveToAccount, test } from './account.ts';
import { pressOn } from './keys.ts';
import { addPhotos, numberInAddress, openFourSlots, tile } from './steps.ts';

const SAVED = '¡Tu collage se ha guardado!';
const openSave = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
const continueEditing = (page: Page) => page.getByRole('button', { name: 'Seguir editando' }).click();
const newerOf = (page: Page) => page.getByRole('dialog', { name: 'Hay una versión más reciente' });

/** Opens a saved collage in two windows; the second window, which is returned, saved it last. */
async function conflict(page: Page, context: BrowserContext, account: Account): Promise<Page> {
  await openFourSlots(page);
  await saveToAccount(page, account);
  await continueEditing(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await openSave(other);
  await continueEditing(other);
  return other;
}

test('a newer version from another window is not overwritten: the user chooses which one to keep', { tag: '@smoke' }, async ({
  page,
  context,
  account,
}) => {
  const other = await conflict(page, context, account);
  await openSave(page);
  await newerOf(page).getByRole('button', { name: 'Conservar mi versión' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await openSave(other);
  await newerOf(other).getByRole('button', { name: 'Abrir la versión más reciente' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await openSave(other);
  await expect(other.getByText(SAVED)).toBeVisible();
});

test('both versions are kept if one is saved as a new collage, by keyboard', async ({ page, context, account }) => {
  const other = await conflict(page, context, account);
  const first = await numberInAddress(page);
  await addPhotos(page, await holidayPhotos(1));
  await openSave(page);
  await expect(newerOf(page).getByText(/se conservan las dos versiones/)).toBeVisible();
  await expectAccessible(page, 'two versions of one collage');
  await pressOn(page, newerOf(page).getByRole('button', { name: 'Guardar como collage nuevo' }));
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 60_000 });
  await expect(page).not.toHaveURL(new RegExp(`/${first}$`));
  const second = await numberInAddress(page);
  await continueEditing(page);

  // From here on the two collages are independent.
  await openSave(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await openSave(other);
  await expect(other.getByText(SAVED)).toBeVisible();
  await other.goto(`/htmlapp/?lang=es#/editar/${second}`);
  await expect(tile(other, 'holiday-01.jpg')).toBeVisible();
});

test('discarded changes stay on this device, as the dialog says', async ({ page, context, account }) => {
  await conflict(page, context, account);
  await addPhotos(page, await holidayPhotos(1));
  await openSave(page);
  await expect(newerOf(page).getByText(/tus cambios se quedan en este dispositivo/)).toBeVisible();
  await newerOf(page).getByRole('button', { name: 'Abrir la versión más reciente' }).click();
  await expect(tile(page, 'holiday-01.jpg')).toHaveCount(0);
  await page.goto('/htmlapp/#/eleccion');
  await page.getByRole('button', { name: /^Continuar con/ }).click();
  await expect(tile(page, 'holiday-01.jpg')).toBeVisible();
});
