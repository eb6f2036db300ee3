import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openDesign } from './steps.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('@phone WCAG: list, language menu, size and adjust, format window, error screen', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/htmlapp/#/eleccion');
  await expect(page.locator('a[href$="/101"]')).toBeVisible();
  await expectAccessible(page, 'list');
  const menu = page.getByRole('banner').getByRole('button', { name: /^(Idioma|Menú)/ });
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'language menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await openDesign(page, '/collage/diseno/201');
  await expectAccessible(page, 'static design');
  await openDesign(page, '/collage/basico/101');
  await expectAccessible(page, 'generated design');
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajusta tu formato' });
  await expectAccessible(page, 'format window');
  await dialog.getByRole('button', { name: 'Quiero una formato diferente' }).click();
  await dialog.getByLabel('Anchura (cm)').fill('1');
  await expectAccessible(page, 'size of one’s own, wrong');
  await page.goto('/htmlapp/#/error?error=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'error screen');
});
