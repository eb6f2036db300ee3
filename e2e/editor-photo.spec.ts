import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, openFourSlots, openOneSlot, slot } from './steps.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

const rawPixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

async function openPhotoDialog(page: Page) {
  await openOneSlot(page);
  const empty = await settledPicture(page);
  await fill(page, await holidayPhotos(1));
  await changedPicture(page, empty);
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[PEDIT-01] [PEDIT-09] [PEDIT-11] [PEDIT-12] [EDIT-22] [QUAL-14] [NAV-16] zoom, turn and drag show in the collage at once', async ({
  page,
}) => {
  const dialog = await openPhotoDialog(page);
  await expect(page.getByText('Editar tu foto')).toBeVisible();
  await expect(dialog.getByText(/^La calidad de impresión de esta foto es (REGULAR|RAZONABLE|BUENA|EXCELENTE)$/)).toBeVisible();
  const first = await settledPicture(page);
  // In one go: presses that lie further apart than half a second are steps of their own.
  await dialog.getByRole('button', { name: 'Más grande' }).click({ clickCount: 4 });
  const larger = await changedPicture(page, first);

  const surface = await dialog.getByRole('application').boundingBox();
  if (!surface) throw new RangeError('Expected the photo on the screen for dragging');
  await page.mouse.move(surface.x + surface.width / 2, surface.y + surface.height / 2);
  await page.mouse.down();
  await page.mouse.move(surface.x + surface.width / 2 - 60, surface.y + surface.height / 2 + 20, { steps: 6 });
  await page.mouse.up();
  const moved = await changedPicture(page, larger);
  await dialog.getByRole('button', { name: 'Girar' }).click();
  await changedPicture(page, moved);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(page, moved);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(page, larger);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(page, first);
});

test('@phone a photo is mirrored, set straight by keys and shown whole, each one step of undo', async ({ page }) => {
  const dialog = await openPhotoDialog(page);
  const plain = await settledPicture(page);
  await dialog.getByRole('button', { name: 'Reflejar' }).click();
  const mirrored = await changedPicture(page, plain);
  const slider = dialog.getByRole('slider', { name: 'Enderezar' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '-15,0°');
  const straight = await changedPicture(page, mirrored);
  await expect(dialog.getByRole('button', { name: 'Listo' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Mostrar la foto entera' }).click();
  await changedPicture(page, straight);
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Llenar el espacio' }).click();
  await expectPicture(page, straight);
  const undo = page.getByRole('button', { name: 'Deshacer' }).first();
  for (let steps = 0; steps < 3; steps++) await undo.click();
  await expectPicture(page, mirrored);
  await undo.click();
  await expectPicture(page, plain);
});

test('[PEDIT-05] [PEDIT-06] smaller and larger go grey at their ends, keep the focus, and come back', async ({ page }) => {
  const dialog = await openPhotoDialog(page);
  const smaller = dialog.getByRole('button', { name: 'Más pequeño' });
  const larger = dialog.getByRole('button', { name: 'Más grande' });
  await expect(smaller).toBeDisabled();
  await larger.focus();
  for (let presses = 0; presses < 40 && (await larger.isEnabled()); presses++) await page.keyboard.press('Enter');
  await expect(larger).toBeDisabled();
  await expect(larger).toBeFocused();
  await expect(smaller).toBeEnabled();
  const atEnd = await settledPicture(page);
  await page.keyboard.press('Enter');
  await expectPicture(page, atEnd);
  await smaller.click();
  await expect(larger).toBeEnabled();
});

test('[PEDIT-02] [PEDIT-12] what the space cuts away is shown dimmed round it, and goes along with the photo', async ({ page }) => {
  const dialog = await openPhotoDialog(page);
  const surface = dialog.getByRole('application');
  const around = async () => {
    const { data, info } = await rawPixels(await surface.screenshot());
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    return [30, Math.round(info.height / 2)].map((y) => at(Math.round(info.width / 2), y));
  };
  for (let times = 0; times < 8; times++) await dialog.getByRole('button', { name: 'Más grande' }).click();
  await expect.poll(async () => (await around())[0], 'the strip above the space is no bare ground').not.toEqual([239, 233, 223]);
  const [edge = [], middle = []] = await around();
  expect(middle).not.toEqual(edge);
  const box = await surface.boundingBox();
  if (!box) throw new RangeError('Expected the photo on the screen for dragging');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 120, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await around())[0]).not.toEqual(edge);
});

test('[PEDIT-11] [EDST-03] [NAV-27] [NAV-30] the photo dialog closes by Escape, its cross and the bar, back to the collage', async ({
  page,
}) => {
  const dialog = await openPhotoDialog(page);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Rellenar/editar tu collage')).toBeVisible();
});

test('on a small phone the tools of a photo stand in two even rows', async ({ page }) => {
  const dialog = await openPhotoDialog(page);
  const tools = dialog.getByRole('toolbar').getByRole('button');
  const rows = async (): Promise<readonly number[]> => {
    const tops = await tools.evaluateAll((all) => all.map((tool) => Math.round(tool.getBoundingClientRect().top)));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  };
  for (const [width, even] of [
    [320, [3, 3]],
    [360, [3, 3]],
    [412, [6]],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(rows, { message: `${width} px` }).toEqual(even);
  }
});

test('a double click opens the window of its photo, and nothing beside the photos', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(2));
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  for (const number of [2, 1]) {
    const name = /holiday-\d\d/.exec((await slot(page, number).getAttribute('aria-label')) ?? '')?.[0] ?? 'no photo';
    await slot(page, number).dblclick();
    await expect(dialog.getByRole('application', { name: new RegExp(name) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(slot(page, number)).toBeFocused();
  }
  const wall = await page.getByRole('region', { name: 'Tu collage' }).boundingBox();
  if (!wall) throw new RangeError('Expected the wall on the screen');
  await page.mouse.dblclick(wall.x + 4, wall.y + wall.height - 4);
  await expect(dialog).toBeHidden();
});
