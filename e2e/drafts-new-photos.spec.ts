import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { closeTab, goOnOf, toList } from './draft-steps.ts';
import { addPhotos, openOneSlot } from './steps.ts';
import { storedDrafts, waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

test('files of new photos are stored completely although the page is never idle', async ({ page }) => {
  // Idle callbacks are as late as possible: at their timeout, or never.
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(() => call({ didTimeout: true, timeRemaining: () => 0 }), timeout));
  });
  await openOneSlot(page);
  const photos = await holidayPhotos(7);
  await addPhotos(page, photos);
  await waitForDraft(page, ({ files }) => files.length === photos.length);
  const [draft] = await storedDrafts(page);
  expect(draft?.files).toEqual(photos.map((path) => statSync(path).size).sort((a, b) => a - b));
});

test('a resumed draft shows how many of its photos have been read', async ({ page }) => {
  await openOneSlot(page);
  await addPhotos(page, await holidayPhotos(5));
  await waitForDraft(page, ({ files }) => files.length === 5);
  const next = await closeTab(page);
  await toList(next);
  const announcements = await next.evaluateHandle(() => {
    const lines = new Set<string>();
    const recordFrame = () => {
      for (const { ariaLabel } of document.querySelectorAll('progress')) if (ariaLabel) lines.add(ariaLabel);
    };
    new MutationObserver(recordFrame).observe(document, { subtree: true, childList: true, attributes: true });
    return lines;
  });
  await goOnOf(next).click();
  await expect(next.getByRole('button', { name: /, sin usar$/ })).toHaveCount(5);
  await expect(next.getByText(/^Leyendo fotos/)).toHaveCount(0);
  await expect.poll(() => announcements.evaluate((lines) => [...lines].filter((line) => line.endsWith(' de 5')).length)).toBeGreaterThan(0);
});
