import { expect, type Locator, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { fieldsPicture, fileOf } from './photo-kinds.ts';
import { addPhotos, openDesign, slot, startNow } from './steps.ts';
import { test } from './test.ts';
import { FIELDS } from './tray-corners.ts';

const tray = (page: Page): Locator => page.getByRole('region', { name: 'Tus fotos' });
const reading = (page: Page): Locator => page.getByText(/^Leyendo fotos: \d+ de 147$/);
const tilesOf = (page: Page): Promise<string[]> =>
  tray(page)
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.tile ?? ''));

/** Makes photos so large that reading 147 of them outlasts the test. */
async function manyLargePhotos(): Promise<string[]> {
  const picture = await fieldsPicture(FIELDS).resize(9000, 4500, { kernel: 'nearest' }).jpeg().toBuffer();
  return Array.from({ length: 147 }, (_, index) => {
    const content = Buffer.from(`photo ${index}`);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, content.length + 2]), content]);
    const name = `enorme-${String(index + 1).padStart(3, '0')}.jpg`;
    return fileOf(name, Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]));
  });
}

/** Records the minimum number of tiles in the tray from now on. */
async function watchMinimum(page: Page): Promise<() => Promise<number>> {
  await tray(page)
    .getByRole('list')
    .evaluate((list) => {
      const tileMinimum = { fewest: list.children.length };
      Object.assign(globalThis, { tileMinimum });
      new MutationObserver(() => {
        tileMinimum.fewest = Math.min(tileMinimum.fewest, list.children.length);
      }).observe(list, { childList: true });
    });
  return () => page.evaluate(() => (globalThis as unknown as { tileMinimum: { fewest: number } }).tileMinimum.fewest);
}

async function dragPhoto(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new RangeError('Expected two visible elements for a drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 3, end.y + end.height / 3, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

async function typeTitle(page: Page, newTitle: string): Promise<void> {
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const title = page.getByRole('dialog', { name: 'Cambiar título' }).getByLabel('Título', { exact: true });
  await title.fill('');
  await title.pressSequentially(newTitle);
  await expect(title).toHaveValue(newTitle);
  await page.getByRole('button', { name: 'Cambiar texto' }).click();
}

test('editing works while many photos are read: typing, dragging and undo do not affect them, and no tile appears or disappears', async ({
  page,
}) => {
  await openDesign(page, '/collage/diseno/201');
  await startNow(page);
  await addPhotos(page, await holidayPhotos(3));
  await expect(tray(page).getByRole('button', { name: /, sin usar$/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expect(slot(page, 1)).toHaveAccessibleName(/calidad/);
  const [firstLabel, secondLabel] = [await slot(page, 1).getAttribute('aria-label'), await slot(page, 2).getAttribute('aria-label')];
  const photoIn = (name: string | null): RegExp => new RegExp(/[^ ]+\.jpg/.exec(name ?? '')?.[0] ?? 'no photo');

  await addPhotos(page, await manyLargePhotos());
  await expect(reading(page)).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveCount(150);
  const fewest = await watchMinimum(page);
  const order = await tilesOf(page);

  await typeTitle(page, 'Verano en la costa');
  const changed = page.getByRole('button', { name: 'Título: Verano en la costa' });
  await expect(changed).toBeVisible();
  await dragPhoto(page, slot(page, 1), slot(page, 2));
  await expect(slot(page, 2)).toHaveAccessibleName(photoIn(firstLabel));

  const [undo, redo] = [page.getByRole('button', { name: 'Deshacer' }), page.getByRole('button', { name: 'Rehacer' })];
  await undo.click();
  await expect(slot(page, 2)).toHaveAccessibleName(photoIn(secondLabel));
  await expect(changed).toBeVisible();
  await undo.click();
  await expect(page.getByRole('button', { name: 'Título: El título de tu collage' })).toBeVisible();
  await redo.click();
  await redo.click();
  await expect(slot(page, 2)).toHaveAccessibleName(photoIn(firstLabel));
  await expect(changed).toBeVisible();
  await expect(reading(page)).toBeVisible();

  await expect(page.getByText(/^Leyendo fotos/)).toHaveCount(0, { timeout: 150_000 });
  await expect(tray(page).getByRole('button', { name: /, sin usar$/ })).toHaveCount(147);
  await expect(page.getByText('Usadas: 3 de 150')).toBeVisible();
  expect(await tilesOf(page)).toEqual(order);
  expect(await fewest()).toBe(150);
  await expect(slot(page, 2)).toHaveAccessibleName(photoIn(firstLabel));

  // Choosing the 147 photos is one undo step, before the title and the drag.
  for (let steps = 0; steps < 3; steps++) await undo.click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(3);
  for (let steps = 0; steps < 3; steps++) await redo.click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(150);
  await expect(page.getByText('Usadas: 3 de 150')).toBeVisible();
});
