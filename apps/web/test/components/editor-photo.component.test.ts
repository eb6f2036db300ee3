import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard, mouse } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openOnePhoto } from '../browser/photo-dialog-steps.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { screenPixels } from '../browser/screen-pixels.ts';
import { fill, openFourSlots, slot } from '../browser/steps.ts';

it('[PEDIT-02] [PEDIT-12] the cropped part is shown dimmed around the slot, and moves with the photo', async () => {
  const dialog = await openOnePhoto();
  const surface = dialog.getByRole('application');
  const around = async () => {
    const pixels = await screenPixels(surface);
    const { width, height } = await surface.boundingBox();
    return [30, height / 2].map((y) => pixels(width / 2, y));
  };
  for (let times = 0; times < 8; times++) await dialog.getByRole('button', { name: 'Más grande' }).click();
  await expect
    .poll(async () => (await around())[0], { message: 'the strip above the space is not bare ground' })
    .not.toEqual([239, 233, 223]);
  const [edge, middle] = await around();
  expect(middle).not.toEqual(edge);
  const box = await surface.boundingBox();
  if (!box) throw new RangeError('Expected the photo on the screen for dragging');
  await mouse.move(box.x + box.width / 2, box.y + 8);
  await mouse.down();
  await mouse.move(box.x + box.width / 2, box.y + 120, { steps: 6 });
  await mouse.up();
  await expect.poll(async () => (await around())[0]).not.toEqual(edge);
});

it('[PEDIT-11] [EDST-03] [NAV-27] [NAV-30] the photo dialog closes by Escape, its cross and the bar, back to the collage', async () => {
  const dialog = await openOnePhoto();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expectElement(dialog).toBeHidden();
  await slot(1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expectElement(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(dialog).toBeHidden();
  await expectElement(page.getByText('Rellenar/editar tu collage')).toBeVisible();
});

it('on a small phone the tools of a photo are in two even rows', async () => {
  const dialog = await openOnePhoto();
  const tools = dialog.getByRole('toolbar').getByRole('button');
  const rows = async (): Promise<readonly number[]> => {
    const tops = await tools.evaluateAll((all) => all.map((tool) => Math.round(tool.getBoundingClientRect().top)));
    return [...new Set(tops)].map((top) => tops.filter((candidate) => candidate === top).length);
  };
  for (const [width, even] of [
    [320, [3, 3]],
    [360, [3, 3]],
    [412, [6]],
  ] as const) {
    await page.viewport(width, 740);
    await expect.poll(rows, { message: `${width} px` }).toEqual(even);
  }
});

it('a double click opens the dialog of its photo, and does nothing beside the photos', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(2));
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  for (const number of [2, 1]) {
    const name = /holiday-\d\d/.exec((await slot(number).getAttribute('aria-label')) ?? '')?.[0] ?? 'no photo';
    await slot(number).dblClick();
    await expectElement(dialog.getByRole('application', { name: new RegExp(name) })).toBeVisible();
    await keyboard.press('Escape');
    await expectElement(dialog).toBeHidden();
    await expectElement(page.getByRole('menu')).toHaveCount(0);
    await expectElement(slot(number)).toBeFocused();
  }
  const wall = await page.getByRole('region', { name: 'Tu collage' }).boundingBox();
  if (!wall) throw new RangeError('Expected the wall on the screen');
  await page.getByRole('region', { name: 'Tu collage' }).dblClick({ position: { x: 4, y: wall.height - 4 } });
  await expectElement(dialog).toBeHidden();
});
