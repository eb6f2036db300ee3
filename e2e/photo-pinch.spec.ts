import { type CDPSession, expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { fill, openOneSlot, slot } from './steps.ts';
import { test } from './test.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Moves two fingers on a line through `middle` through `distances`, px, with a pause of `restMs` halfway. */
async function pinch(fingers: CDPSession, middle: Spot, distances: readonly number[], restMs: number): Promise<void> {
  const touchPoints = (distance: number) => [
    { id: 0, x: middle.x - distance / 2, y: middle.y },
    { id: 1, x: middle.x + distance / 2, y: middle.y },
  ];
  const [first = 0, ...others] = distances;
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(first) });
  for (const [index, distance] of others.entries()) {
    if (index === others.length >> 1) await new Promise((resolve) => setTimeout(resolve, restMs));
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(distance) });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[PEDIT-13] a pinch with a pause zooms the photo in its dialog, and one undo reverts it', async ({ page }) => {
  await openOneSlot(page);
  const empty = await settledPicture(page);
  await fill(page, await holidayPhotos(1));
  const before = await changedPicture(page, empty);
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  const surface = await dialog.getByRole('application').boundingBox();
  if (!surface) throw new RangeError('Expected the photo on the screen for pinching');
  const middle = { x: surface.x + surface.width / 2, y: surface.y + surface.height / 2 };
  await pinch(await page.context().newCDPSession(page), middle, [60, 75, 90, 105, 120, 135, 150], 1000);
  await changedPicture(page, before);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expectPicture(page, before);
});
