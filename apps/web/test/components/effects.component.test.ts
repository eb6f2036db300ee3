import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../browser/accessible.ts';
import { changedPicture, expectPicture, type Samples, settledPicture } from '../browser/collage-picture.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, openFourSlots, openOneSlot, slot, tile } from '../browser/steps.ts';

const NAMES = ['Sin efecto', 'Blanco y negro', 'Nostalgia', 'Sepia', 'Sepia claro', 'Sepia marrón', 'Vintage'];

/** Opens the photo dialog of the first slot; returns it with the current picture of the page. */
async function openPhotoDialog(): Promise<readonly [Locator, Samples]> {
  await openOneSlot();
  const empty = await settledPicture();
  await fill(await holidayPhotos(1));
  const plain = await changedPicture(empty);
  await editFirst();
  return [page.getByRole('dialog', { name: 'Editar foto' }), plain];
}

async function editFirst(): Promise<void> {
  await slot(1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Editar foto' })).toBeVisible();
}

const active = (dialog: Locator) => dialog.getByRole('radio', { checked: true });

/** Returns the largest difference between two channels of one sample, 0–255: almost 0 in grey, large in a colour photo. */
function colourOf(samples: Samples, isCounted: (x: number, y: number) => boolean = () => true): number {
  const side = Math.sqrt(samples.length / 4);
  let maxDifference = 0;
  for (let offset = 0; offset < samples.length; offset += 4) {
    const [red = 0, green = 0, blue = 0] = samples.slice(offset, offset + 3);
    if (isCounted(((offset / 4) % side) / side, Math.floor(offset / 4 / side) / side))
      maxDifference = Math.max(maxDifference, Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  return maxDifference;
}

/** Inside the page's white border, which is not a pure grey. */
const isInside = (x: number, y: number) => x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9;

/** Returns samples of a small picture. */
function previewSamples(picture: Locator): Promise<Samples> {
  return picture.evaluate(async (image) => {
    const small = new OffscreenCanvas(20, 20);
    const context = small.getContext('2d');
    if (!(image instanceof HTMLImageElement) || !context) return [];
    await image.decode();
    context.drawImage(image, 0, 0, 20, 20);
    return [...context.getImageData(0, 0, 20, 20).data];
  });
}

it('[PEDIT-08] [FX-01] [FX-02] [FX-03] [FX-04] [FX-06] [FX-07] an effect is chosen by its preview, shown immediately, and undone', async () => {
  const [dialog, plain] = await openPhotoDialog();
  expect(colourOf(plain, isInside)).toBeGreaterThan(40);
  await dialog.getByRole('button', { name: 'Efectos' }).click();

  const effects = dialog.getByRole('radiogroup', { name: 'Efectos' });
  await expectElement(effects.getByRole('radio')).toHaveCount(NAMES.length);
  await expectElement(effects.getByCss('label')).toHaveText(NAMES);
  await expectElement(active(dialog)).toHaveAccessibleName('Sin efecto');
  await expectElement(effects.getByCss('img')).toHaveCount(NAMES.length);
  const box = await effects.getByCss('img').first().boundingBox();
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeCloseTo(100, 0);
  const [none, grey] = [await previewSamples(effects.getByCss('img').nth(0)), await previewSamples(effects.getByCss('img').nth(1))];
  expect(colourOf(none)).toBeGreaterThan(40);
  expect(colourOf(grey)).toBeLessThanOrEqual(2);
  await expectAccessible('effects');

  await effects.getByText('Blanco y negro', { exact: true }).click();
  await expectElement(active(dialog)).toHaveAccessibleName('Blanco y negro');
  const greyPage = await changedPicture(plain);
  expect(colourOf(greyPage, isInside)).toBeLessThanOrEqual(2);

  await dialog.getByRole('button', { name: 'Editar', exact: true }).click();
  await expectElement(dialog.getByRole('button', { name: 'Efectos' })).toBeFocused();
  await expectElement(dialog.getByRole('button', { name: 'Girar' })).toBeVisible();
  await expectElement(effects).toBeHidden();
  await dialog.getByRole('button', { name: 'Efectos' }).click();
  await expectElement(active(dialog)).toHaveAccessibleName('Blanco y negro');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expectElement(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(plain);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expectPicture(greyPage);
});

it('[FX-02] [FX-04] [FX-06] arrow keys step through the effects; all changes of one visit are one undo step', async () => {
  const [dialog, plain] = await openPhotoDialog();
  await dialog.getByRole('button', { name: 'Efectos' }).focus();
  await keyboard.press('Enter');
  await expectElement(dialog.getByRole('radio', { name: 'Sin efecto' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expectElement(active(dialog)).toHaveAccessibleName('Blanco y negro');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await expectElement(active(dialog)).toHaveAccessibleName('Vintage');
  await keyboard.press('ArrowLeft');
  await expectElement(active(dialog)).toHaveAccessibleName('Sepia marrón');
  const brown = await changedPicture(plain);

  await keyboard.press('Control+z');
  await expectElement(active(dialog)).toHaveAccessibleName('Sin efecto');
  await expectPicture(plain);
  await keyboard.press('Control+y');
  await expectElement(active(dialog)).toHaveAccessibleName('Sepia marrón');
  await expectPicture(brown);
  await keyboard.press('Tab');
  await expectElement(dialog.getByRole('button', { name: 'Editar', exact: true })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectElement(dialog).toBeHidden();
  await editFirst();
  await expectElement(dialog.getByRole('button', { name: 'Girar' })).toBeVisible();
});

it('[FX-06] one photo in two slots has an effect in one of them', async () => {
  await openFourSlots();
  const empty = await settledPicture();
  await fill(await holidayPhotos(1));
  const filled = await changedPicture(empty);
  await tile('holiday-01.jpg').click();
  await slot(2).click();
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-01\.jpg, .*usada 2 veces/);
  const two = await changedPicture(filled);
  await editFirst();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  await dialog.getByRole('button', { name: 'Efectos' }).click();
  await dialog.getByText('Blanco y negro', { exact: true }).click();
  const mixed = await changedPicture(two);
  // Top left and top right, away from the borders.
  expect(colourOf(mixed, (x, y) => x > 0.1 && x < 0.4 && y > 0.1 && y < 0.4)).toBeLessThanOrEqual(2);
  expect(colourOf(mixed, (x, y) => x > 0.6 && x < 0.9 && y > 0.1 && y < 0.4)).toBeGreaterThan(40);
  const all = dialog.getByRole('button', { name: 'Aplicar a todas las fotos' });
  await all.click();
  const grey = await changedPicture(mixed);
  expect(colourOf(grey, (x, y) => x > 0.6 && x < 0.9 && y > 0.1 && y < 0.4)).toBeLessThanOrEqual(2);
  await expectElement(all).toBeDisabled();
  await keyboard.press('Control+z');
  await expectPicture(mixed);
});
