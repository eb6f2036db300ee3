import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { openDesign, openFourSlots, slot, startNow } from '../browser/steps.ts';

const closeBox = () =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cerrar/ })
    .first()
    .element()
    .getBoundingClientRect();

it('[WALL-27] the close button of the save dialog stays where it is between registering, its errors and signing in', async () => {
  await openFourSlots();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const register = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expectElement(register).toBeVisible();
  const { x, y } = closeBox();
  await register.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(register.getByText('Por favor, introduce todos los datos obligatorios.')).toBeVisible();
  expect(closeBox()).toMatchObject({ x, y });
  await register.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectElement(page.getByText('Introduce tu nombre de usuario y tu contraseña.')).toBeVisible();
  expect(closeBox()).toMatchObject({ x, y });
});

it('[WALL-27] the close button of the chooser stays where it is on every tab', async () => {
  await openFourSlots();
  await slot(1).click();
  const tabs = page.getByRole('dialog', { name: 'Elige una foto' }).getByRole('tab');
  await expectElement(tabs.first()).toBeVisible();
  const { x, y } = closeBox();
  const count = tabs.elements().length;
  expect(count).toBeGreaterThan(1);
  for (let index = 1; index < count; index += 1) {
    await tabs.nth(index).click();
    await expectElement(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    expect(closeBox()).toMatchObject({ x, y });
  }
});

it('[WALL-27] a note about the words does not move the close button of the title dialog', async () => {
  await openDesign('/collage/diseno/201');
  await startNow();
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const title = page.getByRole('dialog', { name: 'Cambiar título' }).getByLabelText('Título', { exact: true });
  await expectElement(title).toBeFocused();
  const { x, y } = closeBox();
  await title.fill('Una frase que no cabe '.repeat(30));
  await expectElement(title).toHaveAccessibleDescription('El título es demasiado largo para este campo');
  expect(closeBox()).toMatchObject({ x, y });
});
