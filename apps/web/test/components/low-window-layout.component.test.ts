import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { photoDialog } from '../browser/photo-dialog-steps.ts';
import { textDialog, wordsOf } from '../browser/photo-text-steps.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, openDesign, openOneSlot, slot, startNow } from '../browser/steps.ts';

/* Sizes of phones in landscape, which have half the height of portrait: related parts must be visible together. */

const LYING = [
  [740, 360],
  [932, 430],
  [1280, 500],
] as const;

const endOf = async (element: Locator) => {
  const { x, width } = await element.boundingBox();
  return x + width;
};

it('in a low window a photo’s tools and the text form are beside the photo, with the bottom buttons in view', async () => {
  await openOneSlot();
  await fill(await holidayPhotos(1));
  for (const [width, height] of [[667, 375], ...LYING] as const) {
    const size = `${width} x ${height} px`;
    await page.viewport(width, height);
    await slot(1).press('Enter');
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await expectElement(photoDialog().getByRole('button', { name: 'Listo' }), size).toBeInViewport({ ratio: 1 });
    const tops = await photoDialog()
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().y));
    expect(new Set(tops).size, `rows of tools on ${size}`).toBe(1);

    await photoDialog().getByRole('button', { name: 'Texto' }).click();
    const photo = textDialog().getByRole('img', { name: /^Vista previa de la foto/ });
    await expectElement(wordsOf()).toBeFocused();
    await expectElement(textDialog().getByRole('button', { name: 'Listo' }), size).toBeInViewport({ ratio: 1 });
    expect(await endOf(photo), size).toBeLessThan((await wordsOf().boundingBox()).x);
    // Even at the last field, the preview stays visible.
    await textDialog().getByRole('radiogroup').last().scrollIntoViewIfNeeded();
    await expectElement(photo, size).toBeInViewport({ ratio: 0.99 });
    await keyboard.press('Escape');
    await expectElement(page.getByRole('dialog')).toHaveCount(0);
  }
});

it('in a low window a design is fully visible while choosing, its title while writing it', async () => {
  for (const [width, height] of LYING) {
    const size = `${width} x ${height} px`;
    await page.viewport(width, height);
    await openDesign('/collage/basico/105');
    const design = page.getByRole('img', { name: /^Vista previa/ });
    await expectElement(design, size).toBeInViewport({ ratio: 1 });
    await page.getByRole('spinbutton').last().scrollIntoViewIfNeeded();
    await expectElement(design, size).toBeInViewport({ ratio: 1 });

    await startNow();
    await page.getByRole('button', { name: /^Título: / }).press('Enter');
    const dialog = page.getByRole('dialog');
    const title = dialog.getByCss('canvas').first();
    const field = dialog.getByRole('textbox').first();
    await expectElement(field).toBeVisible();
    expect(await endOf(title), size).toBeLessThan((await field.boundingBox()).x);
    await dialog.getByCss('button[type="submit"]').scrollIntoViewIfNeeded();
    await expectElement(title, size).toBeInViewport({ ratio: 0.99 });
  }
});

it('on a phone in landscape orientation the photo menu is beside the complete photo count', async () => {
  await page.viewport(740, 360);
  await openDesign('/collage/basico/105');
  await startNow();
  await addPhotos(await holidayPhotos(2));
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await expectElement(tray.getByRole('button', { name: /, sin usar$/ })).toHaveCount(2);
  const count = await tray.getByText('Usadas: 0 de 2').boundingBox();
  const menu = await tray.getByRole('button', { name: 'Más opciones para tus fotos' }).boundingBox();
  const fillAll = await tray.getByRole('button', { name: 'Rellenar automáticamente' }).boundingBox();
  expect(count.x + count.width).toBeLessThanOrEqual(menu.x);
  expect(menu.y).toBeLessThan(count.y);
  expect(menu.y + menu.height).toBeGreaterThan(count.y);
  expect(fillAll.y).toBeGreaterThanOrEqual(count.y + count.height);
});
