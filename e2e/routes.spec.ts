import { expect } from '@playwright/test';
import { openOneSlot } from './steps.ts';
import { test } from './test.ts';

test('[ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-30] the root and unknown paths lead to the list of the language in use', async ({ page }) => {
  for (const path of ['/', '/htmlapp/', '/htmlapp/#/no/such/path', '/htmlapp/#/editarte']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/htmlapp\/#\/eleccion\/?$/);
  }
  await page.goto('/htmlapp/?lang=de#/nirgendwo');
  await expect(page).toHaveURL(/#\/wahlen\/?$/);
});

test('[NAV-12] [NAV-14] [NAV-22] [NAV-23] [NAV-24] [NAV-25] [NAV-29] the back button returns step by step to the shop; close leaves immediately', async ({
  page,
}) => {
  await page.goto('/htmlapp/#/eleccion/theme:basic');
  await expect(page.getByRole('banner').getByText('Elegir diseño')).toBeVisible();
  await openOneSlot(page);
  const back = page.getByRole('button', { name: 'Atrás' });
  await back.click();
  await expect(page).toHaveURL(/#\/collage\/basico\/104$/);
  await expect(page).toHaveTitle('Elige el tamaño – Muro');
  await back.click();
  await expect(page).toHaveURL(/#\/eleccion\/theme:basic$/);
  await back.click();
  await expect(page).toHaveURL(/\/finalizado_app$/);
  for (const path of ['eleccion', 'collage/basico/104', 'error']) {
    await page.goto(`/htmlapp/#/${path}`);
    await page.getByRole('button', { name: 'Detén el creador de collages' }).click();
    await expect(page, path).toHaveURL(/\/finalizado_app$/);
  }
});

test('[L10N-01] [ROUTE-04] the language menu and ?lang= keep the current page', async ({ page }) => {
  await page.goto('/htmlapp/?lang=it#/collage/basic/101');
  await expect(page.getByRole('heading', { level: 1, name: 'Adatta il tuo modello' })).toBeVisible();
  await page.getByRole('button', { name: 'Lingua: IT, Italiano' }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\?lang=nl#\/ontwerp\/basic\/101$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pas je ontwerp aan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pas je ontwerp aan' })).toBeVisible();
});
