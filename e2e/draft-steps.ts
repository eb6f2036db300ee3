import { expect, type Page } from '@playwright/test';
import { damageFiles, type FileLoss, deleteStoredFiles } from './delete-stored-files.ts';

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

/** The work is closed, loses the files of these photos, and is gone on with in another window. */
export function resumeWithout(page: Page, names: readonly string[]): Promise<Page> {
  return resumeAfter(page, (next) => deleteStoredFiles(next, names));
}

/** As `resumeWithout`; the files are there, and damaged. */
export function resumeDamaged(page: Page, losses: Readonly<Record<string, FileLoss>>): Promise<Page> {
  return resumeAfter(page, (next) => damageFiles(next, losses));
}

async function resumeAfter(page: Page, damage: (next: Page) => Promise<void>): Promise<Page> {
  const next = await closeTab(page);
  await toList(next);
  await expect(goOnOf(next)).toBeVisible();
  await damage(next);
  await goOnOf(next).click();
  return next;
}
