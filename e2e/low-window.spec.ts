import { expect, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, openOneSlot, slot } from './steps.ts';

/* A phone on its side has half the height of one that stands: what belongs together is seen together. */

for (const [width, height] of [
  [667, 375],
  [740, 360],
  [932, 430],
  [1280, 500],
] as const) {
  test(`on ${width} x ${height} px a photo's tools and the words on it stand beside the photo, its end in sight`, async ({ page }) => {
    await openOneSlot(page);
    await fill(page, await holidayPhotos(1));
    await page.setViewportSize({ width, height });
    await slot(page, 1).press('Enter');
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    const tooled = page.getByRole('dialog', { name: 'Editar foto' });
    await expect(tooled.getByRole('button', { name: 'Listo' })).toBeInViewport({ ratio: 1 });
    const tools = await tooled.getByRole('toolbar').getByRole('button').all();
    const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y));
    expect(new Set(tops).size, 'rows of tools').toBe(1);

    await tooled.getByRole('button', { name: 'Texto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregar texto' });
    const photo = dialog.getByRole('img', { name: /^Vista previa de la foto/ });
    const words = dialog.getByRole('textbox', { name: 'Tu texto' });
    await expect(words).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Listo' })).toBeInViewport({ ratio: 1 });
    const edge = await photo.boundingBox();
    expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThan((await words.boundingBox())?.x ?? 0);
    // The last of the fields, and still one sees what it does.
    await dialog.getByRole('radiogroup').last().scrollIntoViewIfNeeded();
    await expect(photo).toBeInViewport({ ratio: 0.99 });
  });
}
