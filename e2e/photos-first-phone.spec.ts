import { expect, test } from '@playwright/test';
import { toList } from './draft-steps.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { expectFilled, filledCards, startWith } from './photos-first-steps.ts';

test('photos first on a phone: chosen from its library, filled designs one below the other @phone', async ({ page }) => {
  await toList(page);
  await startWith(page, await holidayPhotos(5));
  await expectFilled(filledCards(page).first().locator('canvas'));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await filledCards(page).first().tap();
  await page.getByRole('button', { name: 'Comienza ahora' }).tap();
  await expect(page.getByRole('button', { name: /^espacio \d+ de 5, (la foto )?holiday/ })).toHaveCount(5);
});
