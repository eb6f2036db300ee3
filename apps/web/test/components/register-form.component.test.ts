import { it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { fillRegister, newName, openOneSlot, PASSWORD } from '../browser/steps.ts';

async function openRegister() {
  await openOneSlot();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expectElement(dialog).toBeVisible();
  return dialog;
}

it('[SDLG-25] [SDLG-26] [REG-03] [REG-05] [REG-07] [REG-11] [REG-12] the register form shows the error at each field', async () => {
  const dialog = await openRegister();
  const send = dialog.getByRole('button', { name: 'Crear cuenta' });
  await send.click();
  await expectElement(dialog.getByText('Por favor, introduce todos los datos obligatorios.')).toBeVisible();
  const usernameWrong = 'El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.';
  const emailWrong = 'La dirección de correo electrónico es obligatoria y debe tener entre 2 y 120 caracteres.';
  await expectElement(dialog.getByText(usernameWrong)).toBeVisible();
  await expectElement(dialog.getByText(emailWrong)).toBeVisible();
  await expectElement(dialog.getByText('La contraseña es obligatoria y debe tener entre 8 y 126 caracteres.')).toHaveCount(2);
  const password = dialog.getByLabelText('Contraseña', { exact: true });
  await expectElement(password).toHaveAccessibleDescription(/De 8 a 126 caracteres\./);
  await expectElement(dialog.getByLabelText('Nombre de usuario')).toBeFocused();

  await dialog.getByLabelText('Nombre de usuario').fill('ana');
  await dialog.getByLabelText('Correo electrónico').fill('ana sin arroba');
  await password.fill('x'.repeat(127));
  await dialog.getByLabelText('Repite la contraseña').fill('x'.repeat(127));
  await send.click();
  await expectElement(dialog.getByText(usernameWrong)).toHaveCount(0);
  await expectElement(dialog.getByText('Esta dirección de correo electrónico no es válida. Ejemplo: nombre@ejemplo.es')).toBeVisible();
  await expectElement(dialog.getByText('Revisa los campos marcados.')).toBeVisible();
  await expectElement(dialog.getByText('La contraseña es obligatoria y debe tener entre 8 y 126 caracteres.')).toHaveCount(1);
  await expectElement(dialog.getByCss('[aria-invalid="true"]')).toHaveCount(2);

  await dialog.getByLabelText('Correo electrónico').fill('ana@example.org');
  await password.fill(PASSWORD);
  await dialog.getByLabelText('Repite la contraseña').fill(PASSWORD);
  await send.click();
  await expectElement(dialog.getByText('Para crear una cuenta, acepta las condiciones generales.')).toBeVisible();
});

it('the error of a field disappears once it is changed, that of the terms once they are ticked', async () => {
  const dialog = await openRegister();
  await fillRegister(newName('ines'), 'corto');
  const email = dialog.getByLabelText('Correo electrónico');
  await email.fill('sin arroba');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(dialog.getByCss('[aria-invalid="true"]')).toHaveCount(2);
  await email.fill('ines@example.org');
  await expectElement(email).toBeFocused();
  await expectElement(dialog.getByCss('[aria-invalid="true"]')).toHaveCount(1);
  await expectElement(dialog.getByText('Revisa los campos marcados.')).toBeVisible();

  await dialog.getByLabelText('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabelText('Repite la contraseña').fill(PASSWORD);
  await expectElement(dialog.getByText('Revisa los campos marcados.')).toHaveCount(0);
  const terms = dialog.getByRole('checkbox', { name: 'Acepto las condiciones generales' });
  await terms.focus();
  await keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  const refusal = dialog.getByText('Para crear una cuenta, acepta las condiciones generales.');
  await expectElement(refusal).toBeVisible();
  await expectElement(terms).toBeFocused();
  await email.press('End');
  await email.pressSequentially('.es');
  await expectElement(refusal).toBeVisible();
  await terms.press('Space');
  await expectElement(terms).toBeChecked();
  await expectElement(refusal).toHaveCount(0);
  await expectElement(terms).not.toHaveAttribute('aria-invalid', 'true');
});

it('[REG-04] [REG-08] [REG-09] [REG-15] the server’s errors are shown at their fields', async () => {
  await openRegister();
  const username = newName('bea');
  await fillRegister(username);
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await dialog.getByLabelText('Repite la contraseña').fill('otra-cosa-22');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(dialog.getByCss('input[name^="password"][aria-invalid="true"]').first()).toBeVisible();
  await dialog.getByLabelText('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabelText('Repite la contraseña').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();

  await commands.clearCookies();
  await openRegister();
  await fillRegister(username);
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(dialog.getByCss('input[name="username"][aria-invalid="true"]')).toBeFocused();
});
