import type { Page } from '@playwright/test';

/** The tray picture of a photo, as the browser made it: the bytes behind its address. */
export async function trayPicture(page: Page, name: string): Promise<Buffer> {
  const picture = page
    .getByRole('region', { name: 'Tus fotos' })
    .getByRole('button', { name: new RegExp(`^${name},`) })
    .locator('img');
  const address = await picture.getAttribute('src');
  const bytes = await page.evaluate(async (src) => [...new Uint8Array(await (await fetch(src)).arrayBuffer())], address ?? '');
  return Buffer.from(bytes);
}
