import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkPhoto, makeUprightCopy } from '../packages/press/src/index.ts';
import type { OddPhoto } from '../packages/press/test/odd-photos/odd-photo.ts';
import { oddPhotos } from '../packages/press/test/odd-photos/odd-photos.ts';
import { colourGrid, gridDistance, sizeOf } from './colour-grid.ts';
import { addPhotos, openFourSlots } from './steps.ts';
import { test } from './test.ts';
import { trayPicture } from './tray-pictures.ts';

const TOLERANCE = 12;
const BATCH = 30;
const TRAY_PX = 240;

/** Cache per process. */
let made: ReturnType<typeof oddPhotos> | null = null;
const allPhotos = () => {
  made ??= oddPhotos();
  return made;
};

/** Returns the message at a photo's tile; '' for a displayed photo. */
async function messageOf(page: Page, name: string): Promise<string> {
  const tile = page
    .getByRole('region', { name: 'Tus fotos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Eliminar ${name}`, exact: true }) });
  await expect(tile).not.toHaveAttribute('data-state', '0');
  return (await tile.getAttribute('data-state')) === '1' ? ((await tile.textContent()) ?? '') : '';
}

/** Expects the browser to show the same picture as the server, or one of the two to refuse it; acceptable photos must be accepted. */
async function checkPhotoInTray(page: Page, { name, outcome, isCmyk }: OddPhoto, path: string): Promise<void> {
  const message = await messageOf(page, name);
  const server = await checkPhoto(path);
  if (outcome === 'accept') expect.soft(message, name).toBe('');
  if (message !== '' || !server.ok) return;
  const picture = await trayPicture(page, name);
  const { jpeg } = await makeUprightCopy(path, { maxPx: TRAY_PX, quality: 90 });
  expect.soft(await sizeOf(picture), name).toEqual(await sizeOf(jpeg));
  if (isCmyk) return; // before the upload the browser ignores CMYK profiles
  expect.soft(gridDistance(await colourGrid(picture), await colourGrid(jpeg)), name).toBeLessThanOrEqual(TOLERANCE);
}

test.describe('odd photos', () => {
  for (const part of [0, 1, 2, 3, 4]) {
    test(`part ${part + 1}: the page shows the same pictures as the server`, async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), 'muro-odd-photos-'));
      const photos = (await allPhotos()).slice(part * BATCH, part === 4 ? undefined : (part + 1) * BATCH);
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      for (const { name, bytes } of photos) writeFileSync(join(folder, name), bytes);
      await openFourSlots(page);
      const paths = photos.map(({ name }) => join(folder, name));
      await addPhotos(page, paths);
      await expect(page.getByText(/^Leyendo fotos/)).toHaveCount(0, { timeout: 120_000 });
      for (const [index, photo] of photos.entries()) await checkPhotoInTray(page, photo, paths[index] as string);
      expect(crashes).toEqual([]);
      rmSync(folder, { recursive: true });
    });
  }
});
