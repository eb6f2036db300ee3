import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { closeTab, goOnOf, toList } from './draft-steps.ts';
import { fill, openDesign, slot } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

test('@phone on a phone the offer fits, and a tap resumes the draft', async ({ page }) => {
  await openDesign(page, '/collage/basico/104');
  await page.getByRole('button', { name: 'Comienza ahora' }).tap();
  await expect(slot(page, 1)).toBeVisible();
  await fill(page, await holidayPhotos(1));
  await waitForDraft(page, ({ files }) => files.length === 1);
  const next = await closeTab(page);
  for (const width of [390, 320]) {
    await next.setViewportSize({ width, height: 740 });
    await toList(next);
    await expect(goOnOf(next)).toBeVisible();
    const { inner, scroll } = await next.evaluate(() => ({ inner: window.innerWidth, scroll: document.documentElement.scrollWidth }));
    expect(scroll).toBeLessThanOrEqual(inner);
  }
  await goOnOf(next).tap();
  await expect(slot(next, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
});
