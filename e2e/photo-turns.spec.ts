import { expect } from '@playwright/test';
import { sizeOf } from './colour-grid.ts';
import { addPhotos, openFourSlots } from './steps.ts';
import { test } from './test.ts';
import { cornersOf, expectCorners } from './tray-corners.ts';
import { trayPicture } from './tray-pictures.ts';
import { turnedPhotos } from './turned-photos.ts';

test('[INGEST-04] [INGEST-11] photos of every kind and all eight orientations are upright', async ({ page }) => {
  const photos = await turnedPhotos();
  await openFourSlots(page);
  await addPhotos(
    page,
    photos.map(({ path }) => path),
  );
  await expect(page.getByText(/^Leyendo fotos/)).toHaveCount(0, { timeout: 120_000 });
  for (const { name, corners, isOnSide } of photos) {
    expectCorners(await cornersOf(page, name), corners, 10);
    const { widthPx, heightPx } = await sizeOf(await trayPicture(page, name));
    expect.soft(heightPx > widthPx, name).toBe(isOnSide);
  }
});
