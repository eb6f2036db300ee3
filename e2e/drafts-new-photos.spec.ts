import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, openOneSlot } from './steps.ts';
import { keptDraft, storedDrafts } from './stored-drafts.ts';

test('files of new photos are kept before the page has a quiet moment, each whole', async ({ page }) => {
  // A page that is never idle: whatever waits for that is late by as much as it may be.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openOneSlot(page);
  const photos = await holidayPhotos(7);
  await addPhotos(page, photos);
  await keptDraft(page, ({ files }) => files.length === photos.length);
  const [draft] = await storedDrafts(page);
  expect(draft?.files).toEqual(photos.map((path) => statSync(path).size).sort((one, other) => one - other));
});
