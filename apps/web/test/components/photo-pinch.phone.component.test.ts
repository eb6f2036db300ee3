import { it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { changedPicture, expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { expectElement } from '../browser/expect-element.ts';
import { centreOf } from '../browser/fingers.ts';
import { openOnePhoto } from '../browser/photo-dialog-steps.ts';

/** Longer than the pause that ends an undo step, ms. */
const REST_MS = 1_000;

it('[PEDIT-13] two fingers zoom the photo in its dialog, with a pause, and one undo reverts it', async () => {
  const dialog = await openOnePhoto();
  const before = await settledPicture();
  const { x, y } = await centreOf(dialog.getByRole('application'));
  const fingers = (apart: number) => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ];
  await commands.touch('touchStart', fingers(60));
  for (const apart of [75, 90, 105]) await commands.touch('touchMove', fingers(apart));
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  for (const apart of [120, 135, 150]) await commands.touch('touchMove', fingers(apart));
  await commands.touch('touchEnd', []);
  await changedPicture(before);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expectElement(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expectPicture(before);
});
