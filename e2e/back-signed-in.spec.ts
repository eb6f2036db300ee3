import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { ownBrowser } from './own-browser.ts';
import { fill, newName, openOneSlot, saveToNewAccount, slot } from './steps.ts';
import { test } from './test.ts';

test('[ROLE-02] a session survives a restart of the browser and ends by signing out', async ({ launchOptions, baseURL }) => {
  const profileBrowser = await ownBrowser(launchOptions, baseURL);
  try {
    const context = await profileBrowser.start();
    const page = context.pages()[0] as Page;
    await openOneSlot(page);
    await fill(page, await holidayPhotos(1));
    const username = newName('ida');
    const collage = await saveToNewAccount(page, username);
    await context.close();

    const next = await profileBrowser.start();
    const reopened = next.pages()[0] as Page;
    await reopened.goto(`/htmlapp/#/editar/${collage}`);
    await expect(slot(reopened, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
    await reopened.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(reopened.getByText(username)).toBeVisible();
    await reopened.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(reopened.getByText(username)).toBeHidden();
    expect((await next.cookies()).map(({ name }) => name)).not.toContain('muro_session');
  } finally {
    await profileBrowser.end();
  }
});
