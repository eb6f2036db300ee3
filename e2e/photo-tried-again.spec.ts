import { expect } from '@playwright/test';
import { changedPicture, pictureOf } from './collage-picture.ts';
import { openOneSlot, slot } from './steps.ts';
import { test } from './test.ts';

test('[PSTATE-08] [HB-04] a photo that failed to load is loaded and painted when the server is back', async ({ page }) => {
  let isAway = true;
  await page.route('**/photos/*/web.jpg', (route) =>
    isAway && route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await page.route('**/api/alive*', (route) => (isAway ? route.abort() : route.fallback()));
  await openOneSlot(page);
  await slot(page, 1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await chooser.getByRole('listitem').getByRole('button').first().click();
  await expect(slot(page, 1)).toContainText('No se ha podido cargar');
  const failed = await pictureOf(page);
  isAway = false;
  await expect(slot(page, 1)).toHaveAccessibleName(/calidad/, { timeout: 30_000 });
  await changedPicture(page, failed);
});
