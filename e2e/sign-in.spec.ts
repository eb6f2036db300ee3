import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, fillRegister, newName, openOneSlot, PASSWORD, saveToNewAccount, signIn } from './steps.ts';

async function openRegister(page: Page) {
  await openOneSlot(page);
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[SDLG-25] [SDLG-26] [REG-03] [REG-05] [REG-07] [REG-11] [REG-12] the register form says what is wrong at each field', async ({
  page,
}) => {
  const dialog = await openRegister(page);
  const send = dialog.getByRole('button', { name: 'Crear cuenta' });
  await send.click();
  await expect(dialog.getByText('Por favor, introduce todos los datos obligatorios.')).toBeVisible();
  const usernameWrong = 'El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.';
  const emailWrong = 'La dirección de correo electrónico es obligatoria y debe tener entre 2 y 120 caracteres.';
  await expect(dialog.getByText(usernameWrong)).toBeVisible();
  await expect(dialog.getByText(emailWrong)).toBeVisible();
  await expect(dialog.getByText('La contraseña es obligatoria y debe tener entre 8 y 126 caracteres.')).toHaveCount(2);
  const password = dialog.getByLabel('Contraseña', { exact: true });
  await expect(password).toHaveAccessibleDescription(/De 8 a 126 caracteres\./);
  await expect(dialog.getByLabel('Nombre de usuario')).toBeFocused();

  await dialog.getByLabel('Nombre de usuario').fill('ana');
  await dialog.getByLabel('Correo electrónico').fill('ana sin arroba');
  await password.fill('x'.repeat(127));
  await dialog.getByLabel('Repite la contraseña').fill('x'.repeat(127));
  await send.click();
  await expect(dialog.getByText(usernameWrong)).toHaveCount(0);
  await expect(dialog.getByText('Esta no es una dirección de correo electrónico válida.')).toBeVisible();
  await expect(dialog.getByText('Revisa los campos marcados.')).toBeVisible();
  await expect(dialog.getByText('La contraseña debe tener entre 8 y 126 caracteres.')).toHaveCount(1);
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2);

  await dialog.getByLabel('Correo electrónico').fill('ana@example.org');
  await password.fill(PASSWORD);
  await dialog.getByLabel('Repite la contraseña').fill(PASSWORD);
  await send.click();
  await expect(dialog.getByText('No puedes crear una cuenta si no aceptas las condiciones generales de uso.')).toBeVisible();
});

test('what was wrong with a field is no longer said once that is changed, the terms as soon as they are ticked', async ({ page }) => {
  const dialog = await openRegister(page);
  await fillRegister(page, newName('ines'), 'corto');
  const email = dialog.getByLabel('Correo electrónico');
  await email.fill('sin arroba');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2);
  await email.fill('ines@example.org');
  await expect(email).toBeFocused();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(dialog.getByText('Revisa los campos marcados.')).toBeVisible();

  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repite la contraseña').fill(PASSWORD);
  await expect(dialog.getByText('Revisa los campos marcados.')).toHaveCount(0);
  const terms = dialog.getByRole('checkbox', { name: 'Acepto las condiciones generales de uso' });
  await terms.focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  const refusal = dialog.getByText('No puedes crear una cuenta si no aceptas las condiciones generales de uso.');
  await expect(refusal).toBeVisible();
  await expect(terms).toBeFocused();
  await email.press('End');
  await email.pressSequentially('.es');
  await expect(refusal).toBeVisible();
  await terms.press('Space');
  await expect(terms).toBeChecked();
  await expect(refusal).toHaveCount(0);
  await expect(terms).not.toHaveAttribute('aria-invalid', 'true');
});

test('[REG-04] [REG-08] [REG-09] [REG-15] what the server finds stands at its field', async ({ page }) => {
  await openRegister(page);
  const username = newName('bea');
  await fillRegister(page, username);
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await dialog.getByLabel('Repite la contraseña').fill('otra-cosa-22');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.locator('input[name^="password"][aria-invalid="true"]').first()).toBeVisible();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repite la contraseña').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });

  await page.context().clearCookies();
  await page.goto('about:blank');
  await openRegister(page);
  await fillRegister(page, username);
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.locator('input[name="username"][aria-invalid="true"]')).toBeFocused();
});

test('[EXIT-04] [EXIT-05] the terms open over the form and give it back', async ({ page }) => {
  const dialog = await openRegister(page);
  await dialog.getByLabel('Nombre de usuario').fill('ana');
  await dialog.getByRole('button', { name: 'Leer las condiciones' }).click();
  const terms = page.getByRole('dialog', { name: 'Condiciones generales de uso' });
  await expect(terms.locator('iframe')).toHaveAttribute('src', '/condiciones-generales/');
  await expect(terms.frameLocator('iframe').locator('body')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(dialog.getByLabel('Nombre de usuario')).toHaveValue('ana');
});

test('[SDLG-11] [SDLG-22] [SDLG-24] [SIGNIN-03] [SIGNIN-04] [SIGNIN-05] [SIGNIN-06] [SIGNIN-07] [SIGNIN-08] sign-in says what is wrong and clears a wrong password', async ({
  page,
}) => {
  await openRegister(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(dialog.getByText('Introduce tu nombre de usuario y tu contraseña.')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Iniciar sesión', exact: true });
  await send.click();
  await expect(dialog.getByText('El nombre de usuario es obligatorio.')).toBeVisible();
  await expect(dialog.getByText('La contraseña es obligatoria.')).toBeVisible();
  const alert = dialog.getByText('Introduce tu nombre de usuario (de 2 a 20 caracteres) y tu contraseña (de 8 a 126 caracteres).');
  await expect(alert).toBeVisible();
  await signIn(page, 'a', 'b');
  await expect(alert).toBeVisible();

  await signIn(page, newName('nadie'), 'no-es-esta');
  await expect(dialog.getByText('Nombre de usuario o contraseña incorrectos.')).toBeVisible();
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Regístrate gratis' }).click();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});

test('[ROLE-02] [ROLE-04] [SDLG-24] a session that ended meanwhile asks to sign in, and the save goes on', async ({ page }) => {
  const username = newName('eva');
  await openOneSlot(page);
  await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await fill(page, await holidayPhotos(1));
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(dialog.getByLabel('Nombre de usuario')).toHaveValue(username);
  await expect(dialog.getByRole('button', { name: 'Regístrate gratis' })).toHaveCount(0);
  await signIn(page, username);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
});
