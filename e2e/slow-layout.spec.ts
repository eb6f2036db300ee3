import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { addPhotos, openFourSlots, slot } from './steps.ts';
import { test } from './test.ts';

const PHOTOS = 12;
/** Simulates a slow phone: delay of each clock read in the layout worker, of which a search makes hundreds, ms. */
const SLOW_MS = 120;
const SLOW = `{
  const now = performance.now.bind(performance);
  performance.now = () => {
    const end = now() + ${SLOW_MS};
    while (now() < end);
    return end;
  };
}`;

const WORKER = '**/layout-worker*.js';

async function slowLayouts(page: Page): Promise<void> {
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${SLOW}\n${await response.text()}` });
  });
}

test('@phone a slow layout shows its progress, can be cancelled, and blocks nothing', async ({ page }) => {
  await slowLayouts(page);
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(PHOTOS));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(PHOTOS);
  const arrange = async (): Promise<void> => {
    const more = page.getByRole('button', { name: 'Más opciones para tus fotos' });
    const fitButton = page.getByRole('button', { name: 'Ajustar a las fotos' });
    if (await fitButton.isVisible()) return fitButton.click();
    await more.click();
    await page.getByRole('menuitem', { name: 'Ajustar a las fotos' }).click();
  };
  await arrange();
  const bar = page.getByRole('progressbar', { name: `Colocando ${PHOTOS} fotos…` });
  await expect(bar).toBeVisible();
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(bar).toBeHidden();
  await expect(slot(page, 4)).toHaveAccessibleName(/^espacio 4 de 4, vacío/);
  await page.unroute(WORKER);
  await arrange();
  await expect(slot(page, 1)).toHaveAccessibleName(new RegExp(`^espacio 1 de ${PHOTOS}, `));
  await expect(bar).toBeHidden();
});
