import { expect, type Locator, type Page } from '@playwright/test';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { registerAccount } from './register-account.ts';

/** Common steps of journeys, in the Spanish build. */

export const PASSWORD = 'mar-azul-1987';

/** Returns a user name that is unique in this run: 2–20 characters. */
export const newName = (word: string): string => `${word}${Date.now().toString(36).slice(-7)}${Math.floor(Math.random() * 1000)}`;

/** Opens the size-and-adjust screen of a design: '/collage/basico/101'. */
export async function openDesign(page: Page, path: string): Promise<void> {
  await page.goto(`/htmlapp/#${path}`);
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
}

export async function startNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(page).toHaveURL(/#\/editar$/);
  await expect(slot(page, 1)).toBeVisible();
}

/** Opens the editor with an empty page of one slot. */
export async function openOneSlot(page: Page): Promise<void> {
  await openDesign(page, '/collage/basico/104');
  await startNow(page);
}

/** Opens the editor with an empty page of two columns and two rows. */
export async function openFourSlots(page: Page): Promise<void> {
  await openDesign(page, '/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Columnas' }).press('ArrowDown');
  await page.getByRole('spinbutton', { name: 'Filas' }).press('ArrowDown');
  await page.getByRole('spinbutton', { name: 'Filas' }).press('ArrowDown');
  await expect(page.getByText('4 fotos', { exact: true })).toBeVisible();
  await startNow(page);
}

/** Returns the nth slot in reading order; its accessible name describes its content. */
export function slot(page: Page, number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^espacio ${number} de \\d+,`) });
}

/** Returns the tile of a photo in the tray. */
export function tile(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Tus fotos' }).getByRole('button', { name: new RegExp(`^${name},`) });
}

export async function addPhotos(page: Page, files: readonly string[]): Promise<void> {
  const chooser = await openFileChooser(page, () =>
    page.getByRole('region', { name: 'Tus fotos' }).getByRole('button', { name: 'Añadir fotos' }).click(),
  );
  await chooser.setFiles([...files]);
}

/** Fills all slots with photos. */
export async function fill(page: Page, files: readonly string[]): Promise<void> {
  await addPhotos(page, files);
  if (files.length > 1) {
    await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(files.length);
    await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  }
  // A slot names the quality of its photo once the picture is painted.
  await expect(page.getByRole('button', { name: /^espacio \d+ de \d+, .* calidad/ })).toHaveCount(files.length);
}

export async function fillRegister(page: Page, username: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await dialog.getByLabel('Nombre de usuario').fill(username);
  await dialog.getByLabel('Correo electrónico').fill(`${username}@example.org`);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByLabel('Repite la contraseña').fill(password);
  await dialog.getByText('Acepto las condiciones generales').click();
}

/** Saves the editor's collage to a new account that is registered through the API; returns the collage's id. */
export async function saveToNewAccount(page: Page, username: string): Promise<string> {
  await registerAccount(page.request, username, PASSWORD);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 150_000 });
  return numberInAddress(page);
}

export async function numberInAddress(page: Page): Promise<string> {
  await expect(page).toHaveURL(/#\/editar\/\d+$/);
  return /\d+$/.exec(page.url())?.[0] ?? '';
}

export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre de usuario').fill(username);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}
