import type { Page } from '@playwright/test';

/** Returns the bytes of a photo's tray picture, as the browser made it. */
export async function trayPicture(page: Page, name: string): Promise<Buffer> {
  const picture = page
    .getByRole('region', { name: 'Tus fotos' })
    .getByRole('button', { name: new RegExp(`^${name},`) })
    .locator('img');
  const address = await picture.getAttribute('src');
  const bytes = await page.evaluate(async (src) => [...new Uint8Array(await (await fetch(src)).arrayBuffer())], address ?? '');
  return Buffer.from(bytes);
}
