import { expect, type Page, type Route, test } from '@playwright/test';
import { expectPartAccessible } from './accessible.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, fillRegister, newName, openFourSlots, PASSWORD, saveToNewAccount, signIn } from './steps.ts';

const openSave = (page: Page) => page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
const dialogOf = (page: Page) => page.getByRole('dialog');

test('[SDLG-25] [REG-03] [REG-04] [REG-05] [REG-07] [REG-11] [REG-12] [REG-15] [EXIT-04] [EXIT-05] the register form says what is wrong at each field', async ({
  page,
}) => {
  await openFourSlots(page);
  await openSave(page);
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expect(dialog.getByLabel('Nombre de usuario')).toBeFocused();
  await expect(dialog.getByRole('textbox')).toHaveCount(4);
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  for (const label of ['Contraseña', 'Repite la contraseña']) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('type', 'password');
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  }

  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByText('Por favor, introduce todos los datos obligatorios.')).toBeVisible();
  await expect(dialog.getByText('La contraseña es obligatoria y debe tener entre 8 y 126 caracteres.')).toHaveCount(2);
  await expect(dialog.getByLabel('Nombre de usuario')).toHaveAccessibleDescription(
    'El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.',
  );
  await expect(dialog.getByLabel('Nombre de usuario')).toBeFocused();
  await expectPartAccessible(page, '[role=dialog]');

  const username = newName('rosa');
  const password = dialog.getByLabel('Contraseña', { exact: true });
  await fillRegister(page, username, 'corto');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(password).toHaveAccessibleDescription(/La contraseña debe tener entre 8 y 126 caracteres\./);
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);

  await password.fill('12345678');
  await dialog.getByLabel('Repite la contraseña').fill('12345678');
  await dialog.getByText('Acepto las condiciones generales de uso').click();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByText('No puedes crear una cuenta si no aceptas las condiciones generales de uso.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leer las condiciones' }).click();
  const terms = page.getByRole('dialog', { name: 'Condiciones generales de uso' });
  const framed = terms.locator('iframe').contentFrame();
  await expect(framed.getByRole('main')).not.toBeEmpty();
  await expect(framed.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();

  await dialog.getByText('Acepto las condiciones generales de uso').click();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(password).toHaveAccessibleDescription(/Esta contraseña es demasiado fácil de adivinar\. Elige otra\./);
});

test('[SDLG-11] [SDLG-22] [SDLG-24] [SDLG-26] [SIGNIN-03] [SIGNIN-04] [SIGNIN-05] [SIGNIN-07] [SIGNIN-08] wrong credentials are said and the password is cleared', async ({
  page,
}) => {
  await openFourSlots(page);
  await openSave(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(dialog.getByText('Introduce tu nombre de usuario y tu contraseña.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(dialog.getByText('El nombre de usuario es obligatorio.')).toBeVisible();
  await expect(dialog.getByText('La contraseña es obligatoria.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(
    'tu nombre de usuario (de 2 a 20 caracteres) y tu contraseña (de 8 a 126 caracteres)',
  );
  await signIn(page, newName('nadie'), 'equivocada');
  await expect(dialog.getByText('Nombre de usuario o contraseña incorrectos.')).toBeVisible();
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectPartAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Regístrate gratis' }).click();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});

test('[SDLG-27] [SDLG-28] [SDLG-29] [SDLG-30] [SDLG-44] [NAV-26] [EDIT-16] saving shows how far it is, and can be cancelled', async ({
  page,
}) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  const held: Route[] = [];
  await page.route('**/api/upload*', (route) => void held.push(route));
  await openSave(page);
  await fillRegister(page, newName('luz'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardando tu collage' });
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByText('Aún necesitas guardar 4 de las 4 fotos.')).toBeVisible();
  await expect(dialog.getByText('Tus fotos se están enviando.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar el guardado' }).click();
  await expect(dialog).toBeHidden();
  await page.unroute('**/api/upload*');
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await openSave(page);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
});

test('[SDLG-31] [SDLG-32] [SDLG-33] [SAVE-17] failed photos are named, can be taken out, and the rest is saved without sending anything twice', async ({
  page,
}) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  let uploads = 0;
  await page.route('**/api/upload*', async (route) => {
    uploads += 1;
    if (!route.request().postDataBuffer()?.includes('holiday-03.jpg')) return route.continue();
    await route.fulfill({ status: 415, json: { error: 'ERROR_NO_JPG_IMAGE', msg: 'Esta no es una imagen jpeg válida.' } });
  });
  await openSave(page);
  await fillRegister(page, newName('iris'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'No se ha podido completar' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('Tu collage no ha podido ser guardado. Por favor, inténtalo de nuevo.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText('holiday-03.jpgEsta no es una imagen jpeg válida.');
  await expectPartAccessible(page, '[role=dialog]');
  expect(uploads).toBe(5);
  await dialog.getByRole('button', { name: 'Quitar esta foto del collage' }).click();
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  expect(uploads).toBe(5);
});

test('[SDLG-34] [SDLG-35] [SDLG-37] [SDLG-38] [SDLG-39] [SDLG-41] [SDLG-42] what next: order, go on, stop, start anew', async ({
  page,
}) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(1));
  await page.getByRole('button', { name: 'Ordenar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'No todas las fotos han sido colocadas' })
    .getByRole('button', { name: 'Volver al collage' })
    .click();
  await page.getByRole('button', { name: 'Detén el creador de collages' }).click();
  const quit = page.getByRole('dialog', { name: '¿Quieres detenerte?' });
  await expect(quit.getByRole('button', { name: 'Parar sin guardar' })).toBeVisible();
  await quit.getByRole('button', { name: 'Guardar diseño' }).click();
  await fillRegister(page, newName('alba'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const saved = page.getByRole('dialog', { name: 'Guardado' });
  await expect(saved.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await expectPartAccessible(page, '[role=dialog]');
  await expect(saved.getByRole('button', { name: 'Parar y continuar más tarde' })).toBeVisible();
  await saved.getByRole('button', { name: 'Ordena tu collage' }).click();
  await page
    .getByRole('dialog', { name: 'No todas las fotos han sido colocadas' })
    .getByRole('button', { name: 'Volver al collage' })
    .click();
  await openSave(page);
  await saved.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(saved).toBeHidden();
  await openSave(page);
  await saved.getByRole('button', { name: 'Empezar un collage nuevo' }).click();
  await expect(page).toHaveURL(/#\/eleccion\//);
});

test('a session that ends in the middle of saving asks to sign in and then goes on', async ({ page, context }) => {
  await openFourSlots(page);
  const username = newName('vera');
  await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  const held: Route[] = [];
  await page.route('**/api/photos/known*', (route) => void held.push(route));
  await page.route('**/api/upload*', async (route) => {
    await context.clearCookies();
    await route.continue();
  });
  await fill(page, await holidayPhotos(4));
  await openSave(page);
  await expect(page.getByText('Aún necesitas guardar')).toBeVisible();
  await page.unroute('**/api/photos/known*');
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByText('Mientras tanto se ha cerrado tu sesión.')).toBeVisible();
  await page.unroute('**/api/upload*');
  await expect(dialogOf(page).getByLabel('Nombre de usuario')).toHaveValue(username);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
});
