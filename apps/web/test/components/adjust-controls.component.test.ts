import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { openDesign, slot, startNow } from '../browser/steps.ts';

it('[CTRL-01] [CTRL-02] [SIZE-20] [SIZE-30] a stepper stops at its bounds, and the preview follows', async () => {
  await openDesign('/collage/basico/101');
  await expectElement(page.getByText('Ajusta el diseño:')).toBeVisible();
  const columns = page.getByRole('spinbutton', { name: 'Columnas' });
  const preview = page.getByRole('img', { name: /^Vista previa de la composición, 50 x 40 cm/ });
  await expectElement(preview).toHaveAccessibleName('Vista previa de la composición, 50 x 40 cm, 12 fotos');
  const min = Number(await columns.getAttribute('aria-valuemin'));
  const max = Number(await columns.getAttribute('aria-valuemax'));
  expect([min, max]).toEqual([1, 10]);
  for (let presses = 0; presses < 12; presses++) await columns.press('ArrowUp');
  await expectElement(columns).toHaveAttribute('aria-valuenow', '10');
  await expectElement(page.getByRole('button', { name: 'Más: Columnas' })).toHaveAttribute('aria-disabled', 'true');
  await expectElement(preview).toHaveAccessibleName('Vista previa de la composición, 50 x 40 cm, 40 fotos');
  await page.getByRole('button', { name: 'Menos: Columnas' }).click();
  await expectElement(columns).toHaveAttribute('aria-valuenow', '9');
});

it('[CTRL-03] [SZST-11] [SIZE-33] [SIZE-34] [SIZE-39] [EDST-02] [EDST-06] options step through their list; the text control replaces the margin control', async () => {
  await openDesign('/collage/basico/101');
  const text = page.getByRole('spinbutton', { name: 'Texto' });
  await expectElement(text).toHaveAttribute('aria-valuetext', 'Sin texto');
  await expectElement(page.getByRole('spinbutton', { name: 'Margen (cm)' })).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente: Texto' }).click();
  await expectElement(text).not.toHaveAttribute('aria-valuetext', 'Sin texto');
  await expectElement(page.getByRole('spinbutton', { name: 'Margen (cm)' })).toHaveCount(0);
  await startNow();
  await page.getByRole('button', { name: /^Título: / }).click();
  await expectElement(page.getByRole('dialog', { name: 'Cambiar título' })).toBeVisible();
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Atrás' }).click();
  await page.getByRole('spinbutton', { name: 'Columnas' }).press('ArrowUp');
  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expectElement(slot(1)).toHaveAccessibleName(/^espacio 1 de 16, vacío/);
});

it('[CTRL-04] [CTRL-13] [CTRL-14] [GEN-NUM-12] [GEN-NUM-13] a typed number stays within its bounds: digits only, a limited number of them, without a reset', async () => {
  await openDesign('/collage/basico/115');
  const year = page.getByRole('spinbutton', { name: 'Año' });
  await expectElement(year).toHaveAttribute('min', /\d/);
  await expectElement(year).toHaveAttribute('max', /\d/);
  await expectElement(year).toHaveAttribute('step', /\d/);
  const before = await year.inputValue();
  await year.fill('1987');
  await year.press('Enter');
  await expectElement(year).toHaveValue('1987');
  await year.fill('');
  await year.pressSequentially('2x0y2z6');
  await year.press('Tab');
  await expectElement(year).toHaveValue('2026');
  await year.fill('123456789');
  await year.press('Tab');
  await expectElement(year).toHaveValue('1234');
  await year.fill('');
  await year.press('Tab');
  await expectElement(year).toHaveValue('1234');
  expect(before).not.toBe('1987');
});

it('[SIZE-21] [SIZE-23] [SIZE-24] [SIZE-29] [SIZE-30] size and material change preview and price; so does the window', async () => {
  await openDesign('/collage/basico/101');
  const price = page.getByRole('region', { name: 'Precio' });
  const before = await price.innerText();
  await page.getByRole('button', { name: /^\S.*Material$|Material/ }).click();
  await page.getByRole('option', { name: 'Lienzo, bastidor de 4,5 cm' }).click();
  await expectElement(price).toContainText('Lienzo, bastidor de 4,5 cm');
  await page.getByRole('radio', { name: 'Plano' }).click();
  const canvas = page.getByRole('img', { name: /^Vista previa de la composición/ });
  const wide = (await canvas.boundingBox())?.width ?? 0;
  await page.viewport(600, 620);
  await expect.poll(async () => (await canvas.boundingBox())?.width).not.toBe(wide);
  await page.getByRole('button', { name: /50 x 40 cm.*Tamaño|Tamaño.*50 x 40 cm/ }).click();
  await page.getByRole('option', { name: '60 x 60 cm' }).click();
  await expectElement(page.getByRole('img', { name: /^Vista previa de la composición, 60 x 60 cm/ })).toBeVisible();
  expect(await price.innerText()).not.toBe(before);
});

it('[SIZE-17] [EDIT-03] panels show their number instead of a size', async () => {
  await openDesign('/collage/basico/121');
  await expectElement(page.getByText(/^Tamaño: \d+ paneles de 18 x 18 cm cada uno$/)).toBeVisible();
  await startNow();
  await expectElement(page.getByRole('complementary', { name: 'Menú del collage' }).getByText(/^Tamaño:/)).toHaveCount(0);
});

it('[SIZE-02] [SIZE-03] [ROUTE-08] a style in the URL steps the layout once', async () => {
  await openApp('/collage/basic/101/A');
  const rows = page.getByRole('spinbutton', { name: 'Filas' });
  await expectElement(rows).toHaveAttribute('aria-valuenow', '5');
  await expectElement(page.getByRole('spinbutton', { name: 'Columnas' })).toHaveAttribute('aria-valuenow', '3');
});
