import type { Page } from '@playwright/test';

/** No faces are looked for, as where their detector cannot be had: in hundreds of photos that takes longer than all that is asked of them. */
export async function withoutFaces(page: Page): Promise<void> {
  await page.route('**/assets/subject-worker-*.js', (route) => route.abort());
}
