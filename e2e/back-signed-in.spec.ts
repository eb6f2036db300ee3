import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { ownBrowser } from './own-browser.ts';
import { fill, newName, openOneSlot, saveToNewAccount, slot } from './steps.ts';

test('[ROLE-02] a session survives a restart of the browser and ends by signing out', async ({ launchOptions, baseURL }) => {
  const own = await ownBrowser(launchOptions, baseURL);
  try {
    const context = await own.start();
    const page = context.pages()[0] as Page;
    await openOneSlot(page);
    await fill(page, await holidayPhotos(1));
    const username = newName('ida');
    const collage = await saveToNewAccount(page, username);
    await context.close();

    const next = await own.start();
    const again = next.pages()[0] as Page;
    await again.goto(`/htmlapp/#/editar/${collage}`);
    await expect(slot(again, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
    await again.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(again.getByText(username)).toBeVisible();
    await again.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(again.getByText(username)).toBeHidden();
    expect((await next.cookies()).map(({ name }) => name)).not.toContain('muro_session');
  } finally {
    await own.end();
  }
});
