import { expect } from '@playwright/test';
import { slot } from './steps.ts';
import { test } from './test.ts';

test('[EDIT-18] the editor shows a loading state until the collage can be shown', async ({ page }) => {
  let answer: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.woff', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/htmlapp/#/collage/basico/104');
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(page.getByText('Tu collage se está cargando')).toBeVisible();
  answer();
  await expect(slot(page, 1)).toBeVisible();
  await expect(page.getByText('Tu collage se está cargando')).toHaveCount(0);
});
