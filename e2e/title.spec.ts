import { expect } from '@playwright/test';
import { openDesign, startNow } from './steps.ts';
import { test } from './test.ts';

test('[TFIT-01] [TITLE-13] fonts of other scripts are loaded on typing, missing characters are reported, and the title can be switched off', async ({
  page,
}) => {
  await openDesign(page, '/collage/diseno/201');
  await startNow(page);
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar título' });
  const preview = dialog.locator('canvas').first();
  const picture = () => preview.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const title = dialog.getByLabel('Título', { exact: true });
  const subtitle = dialog.getByLabel('Subtítulo');
  const typed = async (text: string) => {
    const letters = page.waitForResponse(/\.woff$/);
    const before = await picture();
    await subtitle.fill(text);
    await letters;
    await expect.poll(picture).not.toBe(before);
  };
  await title.fill('L’été à la mer, sœur – 漢字');
  await expect(title).toHaveValue('L’été à la mer, sœur – ');
  await expect(dialog.getByRole('status').filter({ hasText: '漢 字' })).toBeVisible();
  for (const text of ['Ελλάδα', 'Україна', 'العربية ٢٠٢٦', 'עברית', '👨‍👩‍👧']) await typed(text);

  await dialog.getByText('Dejar vacío').first().click();
  await expect(title).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cambiar texto' }).click();
  await expect(page.getByRole('button', { name: 'Subtítulo: 👨‍👩‍👧' })).toBeVisible();
  await page.getByRole('button', { name: 'Sin título: añade uno' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Dejar vacío' }).first()).toBeChecked();
});
