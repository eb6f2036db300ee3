import { expect, type Locator, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, openDesign, openOneSlot, slot, startNow } from './steps.ts';

/* A phone on its side has half the height of one that stands: what belongs together is seen together. */

const LYING = [
  [740, 360],
  [932, 430],
  [1280, 500],
] as const;

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
const endOf = async (one: Locator) => {
  const { x, width } = await boxOf(one);
  return x + width;
};

for (const [width, height] of [[667, 375], ...LYING] as const) {
  test(`on ${width} x ${height} px a photo's tools and the words on it stand beside the photo, its end in sight`, async ({ page }) => {
    await openOneSlot(page);
    await fill(page, await holidayPhotos(1));
    await page.setViewportSize({ width, height });
    await slot(page, 1).press('Enter');
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    const tooled = page.getByRole('dialog', { name: 'Editar foto' });
    await expect(tooled.getByRole('button', { name: 'Listo' })).toBeInViewport({ ratio: 1 });
    const tools = await tooled.getByRole('toolbar').getByRole('button').all();
    const tops = await Promise.all(tools.map(async (tool) => (await boxOf(tool)).y));
    expect(new Set(tops).size, 'rows of tools').toBe(1);

    await tooled.getByRole('button', { name: 'Texto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregar texto' });
    const photo = dialog.getByRole('img', { name: /^Vista previa de la foto/ });
    const words = dialog.getByRole('textbox', { name: 'Tu texto' });
    await expect(words).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Listo' })).toBeInViewport({ ratio: 1 });
    expect(await endOf(photo)).toBeLessThan((await boxOf(words)).x);
    // The last of the fields, and still one sees what it does.
    await dialog.getByRole('radiogroup').last().scrollIntoViewIfNeeded();
    await expect(photo).toBeInViewport({ ratio: 0.99 });
  });
}

for (const [width, height] of LYING) {
  test(`on ${width} x ${height} px a design is seen whole while one chooses, its title while one words it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDesign(page, '/collage/basico/105');
    const design = page.getByRole('img', { name: /^Vista previa/ });
    await expect(design).toBeInViewport({ ratio: 1 });
    await page.getByRole('spinbutton').last().scrollIntoViewIfNeeded();
    await expect(design).toBeInViewport({ ratio: 1 });

    await startNow(page);
    await page.getByRole('button', { name: /^Título: / }).press('Enter');
    const dialog = page.getByRole('dialog');
    const title = dialog.locator('canvas').first();
    const words = dialog.getByRole('textbox').first();
    await expect(words).toBeVisible();
    expect(await endOf(title)).toBeLessThan((await boxOf(words)).x);
    await dialog.locator('button[type="submit"]').scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ ratio: 0.99 });
  });
}

test('on a phone on its side the menu of the photos stands beside their count, which is whole', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openDesign(page, '/collage/basico/105');
  await startNow(page);
  await addPhotos(page, await holidayPhotos(2));
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await expect(tray.getByRole('button', { name: /, sin usar$/ })).toHaveCount(2);
  const count = await boxOf(tray.getByText('0 de 2 usadas'));
  const menu = await boxOf(tray.getByRole('button', { name: 'Más para tus fotos' }));
  expect(count.x + count.width).toBeLessThanOrEqual(menu.x);
  expect(menu.y).toBeLessThan(count.y);
  expect(menu.y + menu.height).toBeGreaterThan(count.y);
  expect((await boxOf(tray.getByRole('button', { name: 'Completar automáticamente' }))).y).toBeGreaterThanOrEqual(count.y + count.height);
});
