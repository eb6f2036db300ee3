import { it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../browser/accessible.ts';
import { expectElement } from '../browser/expect-element.ts';
import { changesPreview, LONG, oneFilledSlot, openTextDialog, STOPPED, slotWithText, wordsOf } from '../browser/photo-text-steps.ts';
import { SCREEN } from '../browser/screens.ts';

it(`[PTEXT-06] the preview and the way out stay in sight on a phone, and no link leads back (${SCREEN.name})`, async () => {
  await oneFilledSlot();
  const dialog = await openTextDialog();
  await wordsOf().fill('Mar');
  const done = dialog.getByRole('button', { name: 'Listo' });
  if (SCREEN.isTouch) {
    await expectElement(dialog.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Franja oscura' }).scrollIntoViewIfNeeded();
    await expectElement(done).toBeInViewport({ ratio: 1 });
    await expectElement(dialog.getByRole('img', { name: /^Vista previa/ })).toBeInViewport({ ratio: 1 });
  }
  await changesPreview(dialog, 'a stripe', () => dialog.getByRole('radio', { name: 'Franja oscura' }).click());
  await done.click();
  await expectElement(slotWithText('Mar')).toBeVisible();
});

it(`WCAG: the text of a photo, empty, written, stopped, and its colours (${SCREEN.name})`, async () => {
  await commands.preferMedia({ reducedMotion: 'reduce' });
  await oneFilledSlot();
  const dialog = await openTextDialog();
  await expectAccessible('empty');
  await wordsOf().fill('Mar');
  await expectAccessible('written');
  await wordsOf().fill(LONG);
  await expectElement(dialog.getByText(STOPPED)).toBeVisible();
  await expectAccessible('stopped');
  await dialog.getByRole('button', { name: 'Cambiar color' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Elige tu color' })).toBeVisible();
  await expectAccessible('colours');
});
