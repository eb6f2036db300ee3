import { expect, test } from '@playwright/test';
import { expectPartAccessible } from './accessible.ts';
import { newName, openDesign, saveToNewAccount, startNow } from './steps.ts';

test('[TITLE-01] [TITLE-03] [TITLE-04] [TITLE-05] [TITLE-06] [TITLE-07] [TITLE-08] [TITLE-09] [TITLE-25] [EDST-06] title and subtitle are changed with a live preview', async ({
  page,
}) => {
  await openDesign(page, '/collage/diseno/201');
  await startNow(page);
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar título' });
  const preview = dialog.locator('canvas').first();
  const picture = () => preview.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const title = dialog.getByLabel('Título', { exact: true });
  await expect(title).toBeFocused();
  await expect(dialog.getByLabel('Subtítulo')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: '¿Mayúsculas?' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: /Estilo/ })).toBeVisible();

  const before = await picture();
  await title.fill('Verano en la costa');
  await expect.poll(picture).not.toBe(before);
  await title.fill('Una frase que no cabe '.repeat(30));
  await expect(title).toHaveValue('Verano en la costa');
  await expect(title).toHaveAccessibleDescription('El título es demasiado largo para este campo');
  await dialog.getByRole('button', { name: 'Cambiar texto' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Título: Verano en la costa' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Título: El título de tu collage' })).toBeVisible();
  await page.getByRole('button', { name: 'Título: El título de tu collage' }).click();
  await expect(dialog).toBeVisible();
});

test('[TFIT-01] [TITLE-13] letters of other scripts come when they are typed, what no font has is named, and no title is a choice', async ({
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
  const typed = async (words: string) => {
    const letters = page.waitForResponse(/\.woff$/);
    const before = await picture();
    await subtitle.fill(words);
    await letters;
    await expect.poll(picture).not.toBe(before);
  };
  await title.fill('L’été à la mer, sœur – 漢字');
  await expect(title).toHaveValue('L’été à la mer, sœur – ');
  await expect(dialog.getByRole('status').filter({ hasText: '漢 字' })).toBeVisible();
  for (const words of ['Ελλάδα', 'Україна', 'العربية ٢٠٢٦', 'עברית', '👨‍👩‍👧']) await typed(words);

  await dialog.getByText('Dejar vacío').first().click();
  await expect(title).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cambiar texto' }).click();
  await expect(page.getByRole('button', { name: 'Subtítulo: 👨‍👩‍👧' })).toBeVisible();
  await page.getByRole('button', { name: 'Sin título: añade uno' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Dejar vacío' }).first()).toBeChecked();
});

test('[COLOR-01] [COLOR-03] [COLOR-04] [COLOR-05] the palette is a grid for keys and mouse, and Escape closes only it', async ({
  page,
}) => {
  await openDesign(page, '/collage/diseno/201');
  await startNow(page);
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar título' });
  await dialog.getByRole('button', { name: 'Cambiar color' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Elige tu color' });
  await expect(picker.getByRole('option')).toHaveCount(112);
  expect(await picker.boundingBox()).toMatchObject({ width: 282, height: 170 });
  await expectPartAccessible(page, '[role=listbox]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cambiar color' })).toBeFocused();
});

test('sample words are named before the order, and can be changed from there', async ({ page }) => {
  await openDesign(page, '/collage/basico/113');
  await startNow(page);
  await saveToNewAccount(page, newName('luz'));
  const saved = page.getByRole('dialog', { name: 'Guardado' });
  await expect(saved.getByText('«El título de tu collage / El subtítulo»')).toBeVisible();
  await saved.getByRole('button', { name: 'Cambiar título' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar título' });
  await dialog.getByLabel('Título', { exact: true }).fill('Verano en la costa');
  await dialog.getByLabel('Subtítulo').fill('1987');
  await dialog.getByRole('button', { name: 'Cambiar texto' }).click();
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await expect(saved).toBeVisible();
  await expect(saved.getByText('texto de ejemplo')).toBeHidden();
});
