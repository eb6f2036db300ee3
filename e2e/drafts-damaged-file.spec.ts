import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import type { FileLoss } from './delete-stored-files.ts';
import { resumeDamaged } from './draft-steps.ts';
import { addPhotos, fill, openFourSlots, slot } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

const trayOf = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const waitingTiles = (page: Page) => trayOf(page).getByRole('listitem').filter({ hasText: 'Su archivo no se guardó en este dispositivo.' });
const waitingSlots = (page: Page) => page.getByRole('button', { name: /^espacio \d de 4, .* falta el archivo$/ });
const goodSlots = (page: Page) => page.getByRole('button', { name: /^espacio \d de 4, .* calidad/ });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Faltan? (?:el|los) archivos?/ });

test('photos with damaged files stay in their slots as missing, and are restored when the files are chosen again', async ({ page }) => {
  const photos = await holidayPhotos(4);
  await openFourSlots(page);
  await fill(page, photos);
  await slot(page, 2).focus();
  // The rotation is the last change: a draft that contains it is complete.
  for (const key of ['+', '+', 'Shift+ArrowLeft', 'r']) await page.keyboard.press(key);
  const before = await waitForDraft(
    page,
    ({ files, fills }) => files.length === 4 && fills.some((candidate) => / 90 |270 /.test(candidate)),
  );

  const losses: readonly FileLoss[] = ['empty', 'junk', 'cut-off', 'zeros'];
  const next = await resumeDamaged(page, Object.fromEntries(photos.map((file, index) => [basename(file), losses[index] ?? 'empty'])));
  await expect(waitingSlots(next)).toHaveCount(4);
  await expect(waitingTiles(next)).toHaveCount(4);
  for (const photo of photos) await expect(waitingTiles(next).filter({ hasText: basename(photo) })).toHaveCount(1);
  await expect(notice(next)).toContainText('Faltan los archivos de 4 fotos');
  await expect(trayOf(next).getByRole('listitem')).toHaveCount(4);

  await addPhotos(next, photos);
  await expect(goodSlots(next)).toHaveCount(4);
  await expect(notice(next)).toHaveCount(0);
  await expect(trayOf(next).getByRole('listitem')).toHaveCount(4);
  await waitForDraft(next, (draft) => String(draft.files) === String(before.files) && String(draft.fills) === String(before.fills));
});
