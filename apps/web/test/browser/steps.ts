import { expect } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { register } from '../../src/client/register.ts';
import type { MadeFile } from './commands.ts';
import { expectAddress, expectElement } from './expect-element.ts';
import { openApp } from './open-app.tsx';

/** Steps that many component tests share, in Spanish. */

export const PASSWORD = 'mar-azul-1987';

/** Returns a unique username of 2–20 characters. */
export const newName = (word: string): string => `${word}${Date.now().toString(36).slice(-7)}${Math.floor(Math.random() * 1000)}`;

/** Opens the size-and-adjust screen of a design: '/collage/basico/101'. */
export async function openDesign(path: string): Promise<void> {
  await openApp(path);
  await expectElement(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
}

export async function startNow(): Promise<void> {
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expectAddress(/#\/editar$/);
  await expectElement(slot(1)).toBeVisible();
}

/** Opens the editor with an empty page of one slot. */
export async function openOneSlot(): Promise<void> {
  await openDesign('/collage/basico/104');
  await startNow();
}

/** Opens the editor with an empty page of two columns and two rows. */
export async function openFourSlots(): Promise<void> {
  await openDesign('/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Columnas' }).press('ArrowDown');
  await page.getByRole('spinbutton', { name: 'Filas' }).press('ArrowDown');
  await page.getByRole('spinbutton', { name: 'Filas' }).press('ArrowDown');
  await expectElement(page.getByText('4 fotos', { exact: true })).toBeVisible();
  await startNow();
}

/** The nth slot in reading order; its accessible name describes its content. */
export function slot(number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^espacio ${number} de \\d+,`) });
}

/** The hint for a dragged photo: in view during the drag. */
export function dragHint(): Locator {
  return page.getByCss('p[aria-hidden]').filter({ hasText: 'Arrastra la foto hacia otro espacio.' });
}

/** A photo in the tray. */
export function tile(name: string): Locator {
  return page.getByRole('region', { name: 'Tus fotos' }).getByRole('button', { name: new RegExp(`^${name},`) });
}

/** Adds photos with the tray's own button. */
export async function addPhotos(photos: readonly (string | MadeFile)[]): Promise<void> {
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await commands.chooseFiles(tray.getByRole('button', { name: 'Añadir fotos' }).selector, photos);
}

/** Fills all slots with photos. */
export async function fill(photos: readonly (string | MadeFile)[]): Promise<void> {
  await addPhotos(photos);
  const count = photos.length;
  if (count > 1) {
    await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(count);
    await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  }
  // The name of a slot contains the quality of its photo once the picture has loaded.
  await expectElement(page.getByRole('button', { name: /^espacio \d+ de \d+, .* calidad/ })).toHaveCount(count);
}

export async function fillRegister(username: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await dialog.getByLabelText('Nombre de usuario').fill(username);
  await dialog.getByLabelText('Correo electrónico').fill(`${username}@example.org`);
  await dialog.getByLabelText('Contraseña', { exact: true }).fill(password);
  await dialog.getByLabelText('Repite la contraseña').fill(password);
  await dialog.getByText('Acepto las condiciones generales').click();
}

/** Creates an account without the form, and signs in. */
export async function signInAnew(username: string): Promise<void> {
  const account = { username, email: `${username}@example.org`, password: PASSWORD, passwordAgain: PASSWORD, newsletter: false };
  expect(await register(account), `registering ${username}`).toMatchObject({ isSignedIn: true });
}

/** Saves the collage in the editor to a new account, which is created without the form; returns the collage's id. */
export async function saveToNewAccount(username: string): Promise<string> {
  await signInAnew(username);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();
  return await numberInAddress();
}

export async function numberInAddress(): Promise<string> {
  await expectAddress(/#\/editar\/\d+$/);
  return /\d+$/.exec(window.location.hash)?.[0] ?? '';
}

export async function signIn(username: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Nombre de usuario').fill(username);
  await dialog.getByLabelText('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

/** Opens the side menu of the editor on a phone, through the bar's menu. */
export async function openOptions(): Promise<void> {
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Opciones del collage' }).click();
}
