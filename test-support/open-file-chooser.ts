import type { FileChooser, Page } from '@playwright/test';

/**
 * Runs an action that opens the file chooser, and returns the chooser. The page must process the interception before the action, because
 * Chromium handles keys and clicks before such messages; otherwise the native window would open unnoticed.
 */
export async function openFileChooser(page: Page, open: () => Promise<unknown>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser');
  // The page processes messages in order.
  await page.evaluate(() => undefined);
  await open();
  return await chooser;
}
