import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { offersOf, toList } from './draft-steps.ts';
import { cardOf, expectFilled, filledCards, startWith } from './photos-first-steps.ts';
import { test } from './test.ts';

const AWAY = 'El servidor no responde. Lo intentaremos de nuevo en unos segundos.';
const preview = (page: Page) => page.getByRole('img', { name: /cm, / });
const startButton = (page: Page) => page.getByRole('button', { name: 'Comienza ahora' });
const filledPlaces = (page: Page) => page.getByRole('button', { name: /^espacio \d+ de \d+, (la foto )?holiday/ });

/** Opens the list with photos that are stored on the device. */
async function openFilledList(page: Page, count: number): Promise<void> {
  await toList(page);
  await startWith(page, await holidayPhotos(count));
  await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
}

test('a reload of the filled list shows the filled list again, without an offer or invitation', async ({ page }) => {
  await openFilledList(page, 3);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tus 3 fotos' })).toBeVisible();
  await expectFilled(filledCards(page).first().locator('canvas'));
  await expect(offersOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Elegir fotos' })).toHaveCount(0);
});

test('a reload of a design’s page restores the photos and the settings', async ({ page }) => {
  await openFilledList(page, 4);
  await cardOf(page, /Misura Horizontal/).click();
  await expectFilled(preview(page));
  const before = await preview(page).getAttribute('aria-label');
  await page.reload();
  await expectFilled(preview(page));
  await expect(preview(page)).toHaveAttribute('aria-label', before ?? '');
  await expect(page.getByText('4 fotos', { exact: true })).toBeVisible();
  await startButton(page).click();
  await expect(filledPlaces(page)).toHaveCount(4);
});

test('a design that is chosen without network opens with the photos when it is back, without a reload', async ({ page, context }) => {
  await openFilledList(page, 3);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(true);
  await cardOf(page, /Aria las 3/).click();
  await context.setOffline(false);
  await expectFilled(preview(page));
  await startButton(page).click();
  await expect(filledPlaces(page)).toHaveCount(3);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('without network the page polls the server with backoff', async ({ page, context }) => {
  await toList(page);
  // The first view has the cards, too, but no button before the app runs.
  await expect(page.getByRole('button', { name: 'Elegir fotos' })).toBeVisible();
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/htmlapp/') requests += 1;
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Elegir fotos' }).hover();
  await cardOf(page, /Aria/).first().click();
  await expect(page.getByText(AWAY)).toBeVisible();
  await page.waitForTimeout(10_000);
  expect(requests).toBeLessThan(10);
  await context.setOffline(false);
  await expect(startButton(page)).toBeEnabled();
});
