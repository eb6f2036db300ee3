import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { closeTab, goOnOf, toList } from './draft-steps.ts';
import { cardOf, expectFilled, filledCards, startWith } from './photos-first-steps.ts';
import { slot, tile } from './steps.ts';
import { test } from './test.ts';

const places = (page: Page) => page.getByRole('button', { name: /^espacio \d+ de \d+,/ });
const filledPlaces = (page: Page) => page.getByRole('button', { name: /^espacio \d+ de \d+, (la foto )?holiday/ });
const preview = (page: Page) => page.getByRole('img', { name: /cm, / });

async function expectAllPlaced(page: Page, count: number): Promise<void> {
  await expect(filledPlaces(page)).toHaveCount(count);
  await expect(places(page)).toHaveCount(count);
}

test('photos first: every design is shown filled; a chosen one is adjusted and filled in the editor', {
  tag: '@smoke',
}, async ({ page }) => {
  await toList(page);
  await startWith(page, await holidayPhotos(9));
  await expect(page.getByRole('heading', { name: 'Tus 9 fotos' })).toBeVisible();
  await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
  const first = filledCards(page).first();
  await expect(first).toHaveAccessibleName(/Misura Cuadrado · las 9/);
  await expectFilled(first.locator('canvas'));
  await expect(cardOf(page, /Misura (Cuadrado|Horizontal|Vertical|Panorámico) · las 9/)).toHaveCount(4);
  await expect(cardOf(page, /Solo 1 de 9/)).toBeVisible();
  // The price of panels follows from the number that the photos need.
  // Cards far below are not rendered, and have no role yet.
  await expect(page.locator('main li').filter({ hasText: 'Trio' })).toContainText('9 × 14,95 € = 134,55 €');

  await cardOf(page, /Misura Horizontal/).click();
  await expectFilled(preview(page));
  await expect(page.getByText('9 fotos', { exact: true })).toBeVisible();
  await expectFilled(page.getByRole('radio', { name: 'Variante 4' }).locator('canvas'));
  await page.getByRole('button', { name: 'Más variantes' }).click();
  await page.getByRole('radio', { name: 'Variante 7' }).click();
  await expect(page.getByRole('radio', { name: 'Variante 7' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expectAllPlaced(page, 9);
  await expect(page.getByText(/^No se recorta nada\.$|^Ninguna foto se recorta más de un \d\s%\.$/)).toBeVisible();
});

test('photos first: another design keeps the photos and their settings, and a closed window offers them again', async ({ page }) => {
  await toList(page);
  await startWith(page, await holidayPhotos(6));
  await cardOf(page, /Aria las 6/).click();
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expectAllPlaced(page, 6);
  const photo = page.getByRole('button', { name: /holiday-02\.jpg/ }).and(places(page));
  await photo.focus();
  await page.keyboard.press('Delete');
  await expect(photo).toHaveCount(0);

  await page.getByRole('link', { name: 'Elige tu diseño' }).click();
  await expect(page.getByRole('heading', { name: 'Tus 6 fotos' })).toBeVisible();
  await cardOf(page, /Misura Cuadrado · las 6/).click();
  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expectAllPlaced(page, 6);

  const next = await closeTab(page);
  await toList(next);
  await goOnOf(next).click();
  await expectAllPlaced(next, 6);
  await expect(tile(next, 'holiday-06.jpg')).toBeVisible();
});

test('photos first: unused photos are offered with the designs again; without them the list is unchanged', async ({ page }) => {
  await toList(page);
  await startWith(page, await holidayPhotos(3));
  await expectFilled(filledCards(page).first().locator('canvas'));
  const next = await closeTab(page);
  await toList(next);
  await goOnOf(next).click();
  await expect(next.getByRole('heading', { name: 'Tus 3 fotos' })).toBeVisible();
  await expect(goOnOf(next)).toHaveCount(0);
  await expectFilled(filledCards(next).first().locator('canvas'));

  await next.getByRole('button', { name: 'Más opciones para tus fotos' }).click();
  await next.getByRole('menuitem', { name: 'Elegir sin fotos' }).click();
  await expect(next.getByRole('heading', { name: 'Empieza con tus fotos' })).toBeVisible();
  await expect(goOnOf(next)).toBeVisible();
  await cardOf(next, /Aria/).click();
  await next.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(slot(next, 1)).toHaveAccessibleName(/vacío/);
});
