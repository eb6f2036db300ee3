import type { FileChooser, Page } from '@playwright/test';

/**
 * The window for choosing files that an action opens. The page must have heard that the test takes the window before the
 * action begins: Chromium handles keys and clicks before such messages, and the window would open unseen.
 */
export async function openFileChooser(page: Page, open: () => Promise<unknown>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser');
  // The page handles messages of the test in order.
  await page.evaluate(() => undefined);
  await open();
  return await chooser;
}
