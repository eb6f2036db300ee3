import type { Page } from '@playwright/test';

/** What the list of designs offers to go on with. */
export const offersOf = (page: Page) => page.getByRole('region', { name: 'Tus collages empezados' });
export const goOnOf = (page: Page) => offersOf(page).getByRole('button', { name: /^Continuar con / });
export const toList = (page: Page) => page.goto('/htmlapp/#/eleccion');

/** The window is closed without an answer to the browser's question, as when its tab is swept away. */
export async function closeTab(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}
