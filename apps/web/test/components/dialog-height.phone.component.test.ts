import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { tap } from '../browser/fingers.ts';
import { openFourSlots } from '../browser/steps.ts';

it('[WALL-27] on a phone the save dialog is a sheet at the foot, as high as its step', async () => {
  await openFourSlots();
  await tap(page.getByRole('button', { name: 'Guardar / Ordenar' }));
  const dialog = page.getByRole('dialog');
  const register = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expectElement(register).toBeVisible();
  const sheet = () => dialog.element().getBoundingClientRect();
  await expect.poll(() => Math.round(sheet().bottom)).toBe(innerHeight);
  const { height } = sheet();
  await tap(register.getByRole('button', { name: 'Iniciar sesión' }));
  await expectElement(page.getByText('Introduce tu nombre de usuario y tu contraseña.')).toBeVisible();
  expect(Math.round(sheet().bottom)).toBe(innerHeight);
  expect(height - sheet().height).toBeGreaterThan(100);
});
