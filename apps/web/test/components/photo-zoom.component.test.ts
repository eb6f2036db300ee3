import { it } from 'vitest';
import { expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openOnePhoto } from '../browser/photo-dialog-steps.ts';

it('[PEDIT-05] [PEDIT-06] smaller and larger are disabled at their limits, keep the focus, and are enabled again', async () => {
  const dialog = await openOnePhoto();
  const smaller = dialog.getByRole('button', { name: 'Más pequeño' });
  const larger = dialog.getByRole('button', { name: 'Más grande' });
  await expectElement(smaller).toBeDisabled();
  await larger.focus();
  for (let presses = 0; presses < 40 && (await larger.isEnabled()); presses++) await keyboard.press('Enter');
  await expectElement(larger).toBeDisabled();
  await expectElement(larger).toBeFocused();
  await expectElement(smaller).toBeEnabled();
  const atEnd = await settledPicture();
  await keyboard.press('Enter');
  await expectPicture(atEnd);
  await smaller.click();
  await expectElement(larger).toBeEnabled();
});
