import { it } from 'vitest';
import { expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { keyboard } from '../browser/commands.ts';
import { openOnePhoto } from '../browser/photo-dialog-steps.ts';
import { seen } from '../browser/seen.ts';

it('[PEDIT-05] [PEDIT-06] smaller and larger are disabled at their limits, keep the focus, and are enabled again', async () => {
  const dialog = await openOnePhoto();
  const smaller = dialog.getByRole('button', { name: 'Más pequeño' });
  const larger = dialog.getByRole('button', { name: 'Más grande' });
  await seen(smaller).toBeDisabled();
  await larger.focus();
  for (let presses = 0; presses < 40 && (await larger.isEnabled()); presses++) await keyboard.press('Enter');
  await seen(larger).toBeDisabled();
  await seen(larger).toBeFocused();
  await seen(smaller).toBeEnabled();
  const atEnd = await settledPicture();
  await keyboard.press('Enter');
  await expectPicture(atEnd);
  await smaller.click();
  await seen(larger).toBeEnabled();
});
