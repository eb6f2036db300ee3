import { expect, type Page } from '@playwright/test';
import { slot } from './steps.ts';

/** The photo service of a shop that has set up none: a demo album. */
export const SERVICE = 'Demo album';

export const chooserOf = (page: Page) => page.getByRole('dialog', { name: 'Elige una foto' });

/** The chooser on the tab of the photo service, for the nth slot. */
export async function openSocialTab(page: Page, number = 1): Promise<void> {
  await slot(page, number).click();
  await chooserOf(page).getByRole('tab', { name: SERVICE }).click();
}

/** Through the small window, as a person does it. */
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
 * Acts in a window until it closes. The window may close before the act is over (Enter acts on its way down, and its way up finds no
 * window), so the act itself is not awaited: if it fails, the window stays and the wait for its end fails.
 */
export async function closeBy(popup: Page, act: () => Promise<unknown>): Promise<void> {
  const closed = popup.waitForEvent('close');
  await Promise.all([closed, act().catch(() => {})]);
}

export const servicePhotos = (page: Page) => chooserOf(page).getByRole('button', { name: new RegExp(`^${SERVICE} \\d+`) });
