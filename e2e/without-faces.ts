import type { Page } from '@playwright/test';

/** Disables the face detector, as if it could not be loaded: for hundreds of photos it would take longer than the rest of the test. */
export async function withoutFaces(page: Page): Promise<void> {
  await page.route('**/assets/subject-worker-*.js', (route) => route.abort());
}
