import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { saveToAccount, test } from './account.ts';
import { resumeWithout } from './draft-steps.ts';
import { addPhotos, fill, openFourSlots, slot, tile } from './steps.ts';
import { type StoredDraft, waitForDraft } from './stored-drafts.ts';

const trayOf = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const waitingTiles = (page: Page) => trayOf(page).getByRole('listitem').filter({ hasText: 'Su archivo no se guardó en este dispositivo.' });
const waitingSlots = (page: Page) => page.getByRole('button', { name: /^espacio \d de 4, .* falta el archivo$/ });
const goodSlots = (page: Page) => page.getByRole('button', { name: /^espacio \d de 4, .* calidad/ });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Faltan? (?:el|los) archivos?/ });

/** Fills four slots with four photos, and rotates and zooms the second one. */
async function fillAndAdjust(page: Page, photos: readonly string[]): Promise<StoredDraft> {
  await openFourSlots(page);
  await fill(page, photos);
  await slot(page, 2).focus();
  // The rotation is the last change: a draft that contains it is complete.
  for (const key of ['+', '+', 'Shift+ArrowLeft', 'r']) await page.keyboard.press(key);
  return waitForDraft(page, ({ files, fills }) => files.length === 4 && fills.some((candidate) => / 90 |270 /.test(candidate)));
}

/** Returns the file name of the photo in a slot. */
async function nameIn(page: Page, number: number): Promise<string> {
  return /holiday-\d+\.jpg/.exec((await slot(page, number).getAttribute('aria-label')) ?? '')?.[0] ?? '';
}

async function resumeWithMissing(page: Page, names: readonly string[]): Promise<Page> {
  const next = await resumeWithout(page, names);
  await expect(waitingSlots(next)).toHaveCount(names.length);
  return next;
}

test('a photo without its file stays in its slot as missing, and is restored when the file is chosen again', async ({ page }) => {
  const photos = await holidayPhotos(4);
  const before = await fillAndAdjust(page, photos);
  const lost = await nameIn(page, 2);
  const next = await resumeWithMissing(page, [lost]);
  await expect(slot(next, 2)).toHaveAccessibleName(`espacio 2 de 4, ${lost}, falta el archivo`);
  await expect(waitingTiles(next)).toHaveText(new RegExp(lost));
  await expect(next.getByText('Usadas: 4 de 4')).toBeVisible();
  await expect(notice(next)).toBeVisible();

  // A photo with the same name but other content is another photo.
  const other = photos.find((file) => basename(file) !== lost) ?? '';
  const bytes = Buffer.concat([readFileSync(other), Buffer.from([0])]);
  await trayOf(next)
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles({ name: lost, mimeType: 'image/jpeg', buffer: bytes });
  await expect(tile(next, lost)).toBeVisible();
  await expect(waitingSlots(next)).toHaveCount(1);
  await trayOf(next)
    .getByRole('button', { name: new RegExp(`^${lost}, sin usar`) })
    .focus();
  await next.keyboard.press('Delete');
  await expect(trayOf(next).getByRole('listitem')).toHaveCount(4);

  const chooser = await openFileChooser(next, () => notice(next).getByRole('button', { name: 'Elegir archivos' }).click());
  await chooser.setFiles(photos);
  await expect(goodSlots(next)).toHaveCount(4);
  await expect(notice(next)).toHaveCount(0);
  await expect(trayOf(next).getByRole('listitem')).toHaveCount(4);
  for (const photo of photos) await expect(tile(next, basename(photo))).toBeVisible();
  await waitForDraft(next, ({ files, fills }) => files.length === 4 && String(fills) === String(before.fills));
});

test('several photos are restored together, each once, even if a file was renamed', async ({ page }) => {
  const photos = await holidayPhotos(4);
  const before = await fillAndAdjust(page, photos);
  const next = await resumeWithMissing(
    page,
    photos.map((file) => basename(file)),
  );
  const [first = '', ...others] = photos;
  await trayOf(next)
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: readFileSync(first) });
  await expect(waitingSlots(next)).toHaveCount(3);
  await addPhotos(next, [...others, ...others]);
  await expect(goodSlots(next)).toHaveCount(4);
  await expect(next.getByText('Usadas: 4 de 4')).toBeVisible();
  await waitForDraft(next, ({ files, fills }) => files.length === 4 && String(fills) === String(before.fills));
});

test('a deleted missing photo returns to its slot by undo, with the file that was chosen meanwhile', async ({ page }) => {
  const photos = await holidayPhotos(4);
  const before = await fillAndAdjust(page, photos);
  const lost = await nameIn(page, 2);
  const next = await resumeWithMissing(page, [lost]);
  await waitingTiles(next)
    .getByRole('button', { name: `Eliminar ${lost}` })
    .click();
  await expect(slot(next, 2)).toHaveAccessibleName(/^espacio 2 de 4, vacío/);
  await expect(notice(next)).toHaveCount(0);
  await next.keyboard.press('Control+z');
  await expect(waitingSlots(next)).toHaveCount(1);
  await next.keyboard.press('Control+y');
  await expect(waitingSlots(next)).toHaveCount(0);

  await addPhotos(
    next,
    photos.filter((file) => basename(file) === lost),
  );
  await expect(slot(next, 2)).toHaveAccessibleName(/calidad/);
  for (let steps = 0; steps < 3; steps += 1) await next.keyboard.press('Control+z');
  await expect(goodSlots(next)).toHaveCount(4);
  await waitForDraft(next, ({ files, fills }) => files.length === 4 && String(fills) === String(before.fills));
});

test('nothing is saved while a photo lacks its file; the dialog names it and can remove it', async ({ page, account }) => {
  const photos = await holidayPhotos(4);
  await fillAndAdjust(page, photos);
  const lost = await nameIn(page, 2);
  const next = await resumeWithMissing(page, [lost]);
  await next.getByRole('button', { name: 'Guardar', exact: true }).click();
  const dialog = next.getByRole('dialog', { name: 'No se ha podido completar' });
  await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`${lost}.*Falta el archivo`));
  await dialog.getByRole('button', { name: 'Volver al collage' }).click();
  await expect(waitingSlots(next)).toHaveCount(1);
  await next.getByRole('button', { name: 'Guardar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Quitar esta foto del collage' }).click();
  await dialog.getByRole('button', { name: 'Volver al collage' }).click();
  await expect(slot(next, 2)).toHaveAccessibleName(/^espacio 2 de 4, vacío/);
  await saveToAccount(next, account);
});
