import { expect, type Page, test } from '@playwright/test';
import { openDesign } from './steps.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ajusta tu formato' });

async function openCustom(page: Page, path: string) {
  await openDesign(page, path);
  await page.getByRole('button', { name: 'Quiero una formato diferente' }).click();
  return dialogOf(page);
}

test('[FMT-01] [FMT-02] [FMT-03] [FMT-04] [FMT-05] [FMT-13] [SIZE-07] [SIZE-08] [SIZE-22] the format window changes orientation and size', async ({
  page,
}) => {
  await openDesign(page, '/collage/basico/101');
  await expect(page.getByText('Tamaño: 50 x 40 cm')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Orientación' }).getByRole('radio')).toHaveCount(3);
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  const dialog = dialogOf(page);
  const choices = dialog.getByRole('radiogroup', { name: 'Elige orientación:' }).getByRole('radio');
  expect(await choices.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual(['3', '2', '1']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  await dialog.getByText('Vertical', { exact: true }).click();
  await dialog.getByRole('button', { name: /Tamaño/ }).click();
  await page.getByRole('option', { name: '40 x 60 cm' }).click();
  await expect(page.getByText('Tamaño: 50 x 40 cm')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cambia el formato' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Tamaño: 40 x 60 cm')).toBeVisible();
});

test('[SIZE-15] [SIZE-16] [FMT-06] [FMT-07] [FMT-08] [FMT-10] [FMT-11] [FMT-12] [FMT-14] [FMT-17] [CUST-03] [CUST-04] [CUST-08] a size of one’s own is checked while typed, then made', async ({
  page,
}) => {
  const dialog = await openCustom(page, '/collage/basico/101');
  const width = dialog.getByLabel('Anchura (cm)');
  const height = dialog.getByLabel('Altura (cm)');
  const create = dialog.getByRole('button', { name: 'Cambiar formato' });
  await expect(width).toHaveValue('50');
  await expect(height).toHaveValue('40');
  await width.fill('');
  await width.pressSequentially('1x9');
  await expect(width).toHaveValue('19');
  await expect(dialog.getByText('El tamaño debe ser de 20 x 20 cm como mínimo y de 140 x 100 cm como máximo.')).toBeVisible();
  await expect(create).toHaveCount(0);
  await width.fill('61,5');
  await height.fill('47');
  await expect(create).toBeVisible();
  await dialog.getByRole('button', { name: 'O elige una formato estándar' }).click();
  await expect(dialog.getByRole('button', { name: 'Cambia el formato' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quiero una formato diferente' }).click();
  await width.fill('61,5');
  await height.fill('47');
  await create.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Tamaño: 61,5 x 47 cm')).toBeVisible();
});

test('[CUST-12] [CUST-15] [CUST-23] designs of squares and hearts have limits of their own', async ({ page }) => {
  const square = await openCustom(page, '/collage/basico/109');
  await square.getByLabel('Anchura (cm)').fill('50');
  await square.getByLabel('Altura (cm)').fill('40');
  await expect(square.getByText('El tamaño debe ser cuadrado, de 20 x 20 cm como mínimo y de 100 x 100 cm como máximo.')).toBeVisible();
  const heart = await openCustom(page, '/collage/basico/113');
  await heart.getByLabel('Anchura (cm)').fill('25');
  await heart.getByLabel('Altura (cm)').fill('25');
  await expect(heart.getByText('El tamaño debe ser cuadrado, de 30 x 30 cm como mínimo y de 100 x 100 cm como máximo.')).toBeVisible();
  const ratio = await openCustom(page, '/collage/basico/112');
  await ratio.getByLabel('Anchura (cm)').fill('20,5');
  await ratio.getByLabel('Altura (cm)').fill('139,5');
  await expect(ratio.getByText(/y poder llenarse con cuadrados enteros\.$/)).toBeVisible();
});

test('[FMT-18] a size that the server cannot make closes the window and says so', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const dialog = await openCustom(page, '/collage/basico/101');
  await page.route('**/api/customXml*', (route) => route.abort());
  await dialog.getByLabel('Anchura (cm)').fill('61');
  await dialog.getByRole('button', { name: 'Cambiar formato' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No se ha podido crear este tamaño. Inténtalo de nuevo.')).toBeVisible();
  await expect(page.getByText('Tamaño: 50 x 40 cm')).toBeVisible();
  expect(logged.some((line) => line.includes("Couldn't load custom template"))).toBe(true);
});

test('[SIZE-09] [SIZE-10] [SIZE-11] [SIZE-12] [SIZE-13] a suggested format is one click away', async ({ page }) => {
  await openDesign(page, '/collage/basico/115');
  await expect(page.getByText(/^(Formatos? recomendados?|Otros? formatos? disponibles?):$/)).toBeVisible();
  const main = page.getByRole('main');
  const suggestion = main
    .getByRole('listitem')
    .getByRole('button', { name: /^[\d,]+ x [\d,]+ cm$/ })
    .first();
  const words = await suggestion.innerText();
  await suggestion.click();
  await expect(page.getByText(`Tamaño: ${words}`)).toBeVisible();
});
