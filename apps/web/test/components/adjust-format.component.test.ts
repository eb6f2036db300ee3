import { customXmlCall, PATHS } from '@muro/api';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../browser/answers.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openDesign } from '../browser/steps.ts';

const dialogOf = () => page.getByRole('dialog', { name: 'Ajusta tu formato' });

async function openCustom(path: string) {
  await openDesign(path);
  await page.getByRole('button', { name: 'Quiero una formato diferente' }).click();
  return dialogOf();
}

it('[FMT-01] [FMT-02] [FMT-03] [FMT-04] [FMT-05] [FMT-13] [SIZE-07] [SIZE-08] [SIZE-22] the format window changes orientation and size', async () => {
  await openDesign('/collage/basico/101');
  await expectElement(page.getByText('Tamaño: 50 x 40 cm')).toBeVisible();
  await expectElement(page.getByRole('radiogroup', { name: 'Orientación' }).getByRole('radio')).toHaveCount(3);
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  const dialog = dialogOf();
  const choices = dialog.getByRole('radiogroup', { name: 'Elige orientación:' }).getByRole('radio');
  expect(await choices.evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value))).toEqual(['3', '2', '1']);
  await keyboard.press('Escape');
  await expectElement(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  await dialog.getByText('Vertical', { exact: true }).click();
  await dialog.getByRole('button', { name: /Tamaño/ }).click();
  await page.getByRole('option', { name: '40 x 60 cm' }).click();
  await expectElement(page.getByText('Tamaño: 50 x 40 cm')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cambia el formato' }).click();
  await expectElement(dialog).toBeHidden();
  await expectElement(page.getByText('Tamaño: 40 x 60 cm')).toBeVisible();
});

it('[SIZE-15] [SIZE-16] [FMT-06] [FMT-07] [FMT-08] [FMT-10] [FMT-11] [FMT-12] [FMT-14] [FMT-17] [CUST-03] [CUST-04] [CUST-08] a size of one’s own is checked while typed, then made', async () => {
  const dialog = await openCustom('/collage/basico/101');
  const width = dialog.getByLabelText('Anchura (cm)');
  const height = dialog.getByLabelText('Altura (cm)');
  const create = dialog.getByRole('button', { name: 'Cambiar formato' });
  await expectElement(width).toHaveValue('50');
  await expectElement(height).toHaveValue('40');
  await width.fill('');
  await width.pressSequentially('1x9');
  await expectElement(width).toHaveValue('19');
  await expectElement(dialog.getByText('El tamaño debe ser de 20 x 20 cm como mínimo y de 140 x 100 cm como máximo.')).toBeVisible();
  await expectElement(create).toHaveCount(0);
  await width.fill('61,5');
  await height.fill('47');
  await expectElement(create).toBeVisible();
  await dialog.getByRole('button', { name: 'O elige una formato estándar' }).click();
  await expectElement(dialog.getByRole('button', { name: 'Cambia el formato' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quiero una formato diferente' }).click();
  await width.fill('61,5');
  await height.fill('47');
  await create.click();
  await expectElement(dialog).toBeHidden();
  await expectElement(page.getByText('Tamaño: 61,5 x 47 cm')).toBeVisible();
});

it('[CUST-12] [CUST-15] [CUST-23] designs of squares and hearts have limits of their own', async () => {
  const square = await openCustom('/collage/basico/109');
  await square.getByLabelText('Anchura (cm)').fill('50');
  await square.getByLabelText('Altura (cm)').fill('40');
  await expectElement(
    square.getByText('El tamaño debe ser cuadrado, de 20 x 20 cm como mínimo y de 100 x 100 cm como máximo.'),
  ).toBeVisible();
  const heart = await openCustom('/collage/basico/113');
  await heart.getByLabelText('Anchura (cm)').fill('25');
  await heart.getByLabelText('Altura (cm)').fill('25');
  await expectElement(
    heart.getByText('El tamaño debe ser cuadrado, de 30 x 30 cm como mínimo y de 100 x 100 cm como máximo.'),
  ).toBeVisible();
  const ratio = await openCustom('/collage/basico/112');
  await ratio.getByLabelText('Anchura (cm)').fill('20,5');
  await ratio.getByLabelText('Altura (cm)').fill('139,5');
  await expectElement(ratio.getByText(/y poder dividirse en cuadrados enteros\.$/)).toBeVisible();
});

it('[FMT-18] a size that the server cannot create closes the dialog and is reported', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dialog = await openCustom('/collage/basico/101');
  answer(PATHS.customXml, customXmlCall, () => 'lost');
  await dialog.getByLabelText('Anchura (cm)').fill('61');
  await dialog.getByRole('button', { name: 'Cambiar formato' }).click();
  await expectElement(dialog).toBeHidden();
  await expectElement(page.getByText('Ahora no se ha podido crear este tamaño. Inténtalo de nuevo.')).toBeVisible();
  await expectElement(page.getByText('Tamaño: 50 x 40 cm')).toBeVisible();
  expect(logged.mock.calls.flat().join()).toContain("Couldn't load custom template");
  logged.mockRestore();
});

it('[SIZE-09] [SIZE-10] [SIZE-11] [SIZE-12] [SIZE-13] [WALL-16] a suggested format is chosen with one click', async () => {
  await openDesign('/collage/basico/115');
  await expectElement(page.getByText(/^(Formatos? recomendados?|Otros? formatos? disponibles?):$/)).toBeVisible();
  const suggestion = page.getByCss('label:has([type=radio][aria-describedby])').first();
  const text = await suggestion.getByCss('b').innerText();
  await suggestion.click();
  await expectElement(page.getByText(`Tamaño: ${text} cm`)).toBeVisible();
});
