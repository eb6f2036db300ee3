import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { expectAccessible } from './accessible.ts';
import { resumeWithout } from './draft-steps.ts';
import { smallPhoto } from './odd-files.ts';
import { fill, openFourSlots, openOneSlot, slot } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

const trayOf = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const waiting = (page: Page) => trayOf(page).getByRole('listitem').filter({ hasText: 'Su archivo no se guardó' });

async function resumeWithMissing(page: Page, name: string): Promise<Page> {
  const next = await resumeWithout(page, [name]);
  await expect(waiting(next)).toHaveCount(1);
  return next;
}

test('a missing photo is chosen again from the menu of its slot: it keeps its crop and fills no other slot', async ({ page }) => {
  const photos = await holidayPhotos(3);
  await openFourSlots(page);
  await fill(page, photos);
  await slot(page, 2).press('r');
  const { fills } = await waitForDraft(
    page,
    ({ files, fills: storedFills }) => files.length === 3 && storedFills.some((storedFill) => / 90 |270 /.test(storedFill)),
  );
  const lost = /holiday-\d+\.jpg/.exec(fills.find((candidate) => / 90 |270 /.test(candidate)) ?? '')?.[0] ?? '';
  const next = await resumeWithMissing(page, lost);
  await expectAccessible(next, 'a photo waits for its file');
  await slot(next, 2).press('Enter');
  await next.getByRole('menuitem', { name: 'Elegir esta foto otra vez' }).click();
  const chooser = next.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.locator('input[type=file]:not([webkitdirectory])').setInputFiles(photos.filter((file) => basename(file) === lost));
  await expect(chooser).toHaveCount(0);
  await expect(slot(next, 2)).toHaveAccessibleName(new RegExp(`${lost}, .*calidad`));
  await waitForDraft(next, (draft) => draft.files.length === 3 && String(draft.fills) === String(fills));
});

test('in a full collage a missing photo still gets its file, and a new one is not placed', async ({ page }) => {
  const bytes = readFileSync(await smallPhoto());
  const photo = (number: number) => ({
    name: `foto-${number}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([bytes, Buffer.alloc(number)]),
  });
  await openOneSlot(page);
  await trayOf(page)
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles(Array.from({ length: 150 }, (_, index) => photo(index)));
  await expect(page.getByText('Usadas: 0 de 150')).toBeVisible({ timeout: 90_000 });
  await waitForDraft(page, ({ files }) => files.length === 150);
  const next = await resumeWithMissing(page, 'foto-77.jpg');
  await trayOf(next)
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles([photo(200), photo(77), photo(3)]);
  await expect(waiting(next)).toHaveCount(0);
  await expect(next.getByText('Una foto se ha quedado fuera: un collage admite como máximo 150 fotos.')).toBeVisible();
  await expect(next.getByText('Usadas: 0 de 150')).toBeVisible();
});
