import { expect, type Locator } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { cardOf, startWith } from './photos-first-steps.ts';
import { test } from './test.ts';

/** Records the positions of an element in every frame, px from the top of the window. */
async function placesOf(element: Locator): Promise<() => Promise<readonly number[]>> {
  await element.evaluate((node) => {
    const tops: number[] = [];
    Object.assign(globalThis, { tops });
    const recordFrame = () => {
      const top = Math.round(node.getBoundingClientRect().top);
      if (top !== tops.at(-1)) tops.push(top);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () => element.page().evaluate(() => (globalThis as unknown as { tops: readonly number[] }).tops);
}

for (const { name, width, height } of [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'narrow', width: 900, height: 1200 },
  { name: 'phone', width: 390, height: 844 },
])
  test(`photos with only one possible layout: the page of sizes says so, without layout shift (${name})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/htmlapp/#/eleccion');
    await startWith(page, await holidayPhotos(1));
    await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
    await cardOf(page, /Misura Horizontal/).click();
    const places = await placesOf(page.getByRole('button', { name: 'Comienza ahora' }));
    await expect(page.getByText('Otras disposiciones se verían igual.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Variante/ })).toHaveCount(1);
    expect(await places()).toHaveLength(1);
  });

test('a click on continue during the layout continues when the layout is ready', async ({ page }) => {
  await page.goto('/htmlapp/#/eleccion');
  await startWith(page, await holidayPhotos(40));
  await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
  await cardOf(page, /Misura Horizontal/).click();
  const start = page.getByRole('button', { name: 'Comienza ahora' });
  await expect(start).toBeEnabled();
  const increaseGutter = page.getByRole('button', { name: 'Más: Espaciado (cm)' });
  await increaseGutter.evaluate(async (more) => {
    const startButton = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Comienza ahora');
    (more as HTMLButtonElement).click();
    await new Promise(requestAnimationFrame);
    startButton?.click();
  });
  await expect(page.getByRole('button', { name: /^espacio 40 de 40/ })).toBeVisible();
  await expect(page).toHaveURL(/#\/editar$/);
});

test('a drawn design with a slow layout reserves its space on a phone, without layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let isBlocked = true;
  await page.route(/\/template\.xml/, async (route) => {
    await expect.poll(() => isBlocked).toBe(false);
    await route.continue();
  });
  await page.goto('/htmlapp/#/collage/diseno/208');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByText('40 x 50 cm').first()).toBeVisible();
  const places = await placesOf(heading);
  isBlocked = false;
  await expect(page.getByRole('img', { name: /40 x 50 cm/ })).toBeVisible();
  expect(await places()).toHaveLength(1);
});
