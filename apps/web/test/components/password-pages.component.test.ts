import { forgotPasswordCall, PATHS, resetPasswordCall } from '@muro/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { answer, ok, refused } from '../browser/answers.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openPage } from '../browser/open-page.tsx';

it('a link for a forgotten password is requested by name or e-mail address, and everybody gets the same answer', async () => {
  await openPage({ page: 'forgot-password' }, 'de');
  await expectPartAccessible('#root');
  expect(document.title).toMatch(/^Passwort vergessen\? – /);
  const nameField = page.getByLabelText('Benutzername oder E-Mail-Adresse');
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expectElement(nameField).toHaveAccessibleDescription('Das ist ein Pflichtfeld');
  await expectElement(nameField).toBeFocused();
  const busy = answer(PATHS.forgotPassword, forgotPasswordCall, () => refused('ERROR_TOO_MANY', 'Warte eine Stunde.'));
  await nameField.fill('  ana@example.org ');
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expectElement(page.getByRole('alert')).toHaveText('Warte eine Stunde.');
  busy.stop();
  const forgotten = answer(PATHS.forgotPassword, forgotPasswordCall, () => ok({ isSent: true }));
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expectElement(page.getByText('haben wir dir eine E-Mail geschickt')).toBeVisible();
  expect(forgotten.requests.map(({ fields }) => fields)).toEqual([{ who: 'ana@example.org' }]);
  await expectElement(nameField).toHaveCount(0);
});

it("a new password is sent sealed, with the secret after '#', and the server’s errors are shown", async () => {
  window.history.replaceState(null, '', '#Zx4Jk');
  await openPage({ page: 'reset-password' }, 'es');
  await expectPartAccessible('#root');
  const [password, repeatedPassword] = [
    page.getByLabelText('Contraseña nueva', { exact: true }),
    page.getByLabelText('Repite la contraseña'),
  ];
  const save = page.getByRole('button', { name: 'Guardar la contraseña' });
  await password.fill('corta');
  await repeatedPassword.fill('corta');
  await save.click();
  await expectElement(password).toHaveAccessibleDescription('La contraseña es obligatoria y debe tener entre 8 y 126 caracteres.');
  await expectElement(password).toBeFocused();
  const expired = answer(PATHS.resetPassword, resetPasswordCall, () => ok({ message: 'El enlace ha caducado.' }));
  await password.fill('я'.repeat(70));
  await repeatedPassword.fill('я'.repeat(70));
  await save.click();
  await expectElement(page.getByRole('alert')).toHaveText('El enlace ha caducado.');
  expect(expired.requests.map(({ fields }) => fields.token)).toEqual(['Zx4Jk']);
  expect(JSON.stringify(expired.requests)).not.toContain('я');
  expired.stop();
  answer(PATHS.resetPassword, resetPasswordCall, () => ok({ message: '' }));
  await save.click();
  await expectElement(page.getByText('Tu contraseña nueva ya está activa.')).toBeVisible();
  await expectElement(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/resumen');
});
