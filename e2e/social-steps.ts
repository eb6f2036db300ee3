import { expect, type Page } from '@playwright/test';
import { slot } from './steps.ts';

/** Photo service of a shop without configuration: a demo album. */
export const SERVICE = 'Demo album';

export const chooserOf = (page: Page) => page.getByRole('dialog', { name: 'Elige una foto' });

/** Opens the chooser on the tab of the photo service, for the nth slot. */
export async function openSocialTab(page: Page, number = 1): Promise<void> {
  await slot(page, number).click();
  await chooserOf(page).getByRole('tab', { name: SERVICE }).click();
}

/** Signs in through the popup. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    chooserOf(page)
      .getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })
      .click(),
  ]);
  await expect(popup.getByRole('heading', { name: SERVICE })).toBeVisible();
  await popup.getByLabel('Tu nombre').fill(name);
  await closeBy(popup, () => popup.getByRole('button', { name: 'Iniciar sesión' }).click());
  await expect(chooserOf(page).getByRole('button', { name: `Cerrar sesión (${name})` })).toBeVisible();
}

/**
 * Runs an action in a popup until it closes. The popup may close before the action ends (Enter acts on keydown, so keyup finds no window),
 * so the action itself is not awaited. If it fails, the popup stays and the wait for its end fails.
 */
export async function closeBy(popup: Page, act: () => Promise<unknown>): Promise<void> {
  const closed = popup.waitForEvent('close');
  await Promise.all([closed, act().catch(() => {})]);
}

export const servicePhotos = (page: Page) => chooserOf(page).getByRole('button', { name: new RegExp(`^${SERVICE} \\d+`) });
