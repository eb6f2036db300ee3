import { isAuthenticatedCall, PATHS, saveCall, signInCodeCall } from '@muro/api';
import { beforeEach, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { answer, delayAnswer, ok, refused } from '../browser/answers.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openOneSlot, signIn } from '../browser/steps.ts';

const dialog = (): Locator => page.getByRole('dialog', { name: 'Iniciar sesión' });
const code = (): Locator => dialog().getByLabelText('Código de tu aplicación o código de recuperación');

/** Opens the dialog that asks for the code, after name and password. */
beforeEach(async () => {
  await openOneSlot();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Crea tu cuenta' }).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectElement(dialog()).toBeVisible();
  answer(PATHS.isAuthenticated, isAuthenticatedCall, () =>
    ok({ authenticated: 'false', error: 'codeneeded', msg: 'Código', ticket: 'T1' }),
  );
  await signIn('ana');
  await expectElement(code()).toBeFocused();
});

it('the field supports keypad and code autofill, shows errors and accepts the next code by keyboard alone', async () => {
  await expectPartAccessible('[role="dialog"]');
  for (const [name, value] of [
    ['autocomplete', 'one-time-code'],
    ['inputmode', 'numeric'],
  ])
    expect(
      code()
        .element()
        .getAttribute(name as string),
    ).toBe(value);
  await code().press('Enter');
  await expectElement(code()).toHaveAccessibleDescription(/Escribe el código\./);
  const wrongCode = answer(PATHS.signInCode, signInCodeCall, () => ok({ authenticated: 'false', error: 'wrongcode', msg: 'No' }));
  await code().fill('123 456');
  await code().press('Enter');
  await expectElement(code()).toHaveAccessibleDescription(/El código no es correcto o ya se ha usado\./);
  await expectElement(code()).toHaveValue('');
  await expectElement(code()).toBeFocused();
  expect(wrongCode.requests.map(({ fields }) => fields)).toEqual([{ ticket: 'T1', code: '123 456' }]);
  const rightCode = answer(PATHS.signInCode, signInCodeCall, () => ok({ authenticated: 'true', username: 'ana' }));
  const save = delayAnswer(PATHS.save, saveCall, () => refused('ERROR_COLLAGES', 'Lleno'));
  await code().fill('654321');
  await code().press('Enter');
  await expectElement(page.getByRole('dialog', { name: 'Guardando tu collage' })).toBeVisible();
  expect(rightCode.requests).toHaveLength(1);
  await expect.poll(() => save.requests).toHaveLength(1);
  save.release();
  await expectElement(page.getByText('Lleno')).toBeVisible();
});

it('an expired code leads back to the password, and too many attempts are reported', async () => {
  const blocked = answer(PATHS.signInCode, signInCodeCall, () => refused('ERROR_TOO_MANY', 'Espera 15 minutos.'));
  await code().fill('000000');
  await code().press('Enter');
  await expectElement(dialog().getByRole('alert')).toHaveText('Espera 15 minutos.');
  blocked.stop();
  answer(PATHS.signInCode, signInCodeCall, () => ok({ authenticated: 'false', error: 'expired', msg: 'Tarde' }));
  await code().fill('000000');
  await code().press('Enter');
  await expectElement(dialog().getByRole('alert')).toHaveText('Ha pasado demasiado tiempo. Vuelve a iniciar sesión con tu contraseña.');
  await expectElement(dialog().getByLabelText('Nombre de usuario')).toBeVisible();
});

it('another account can be used instead', async () => {
  await dialog().getByRole('button', { name: 'Usar otra cuenta' }).click();
  await expectElement(dialog().getByLabelText('Nombre de usuario')).toBeFocused();
  await expectElement(dialog().getByRole('alert')).toHaveText('');
});
