import { expect, type Page } from '@playwright/test';
import { damageFiles, deleteStoredFiles, type FileLoss } from './delete-stored-files.ts';

/** Region of the design list that offers unfinished work. */
export const offersOf = (page: Page) => page.getByRole('region', { name: 'Tus collages empezados' });
export const goOnOf = (page: Page) => offersOf(page).getByRole('button', { name: /^Continuar con / });
export const toList = (page: Page) => page.goto('/htmlapp/#/eleccion');

/** Closes the tab without its `beforeunload` dialog, as when a phone's tab is swiped away. */
export async function closeTab(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}

/** Closes the tab, deletes the stored files of these photos, and resumes the draft in another tab. */
export function resumeWithout(page: Page, names: readonly string[]): Promise<Page> {
  return resumeAfter(page, (next) => deleteStoredFiles(next, names));
}

/** Like `resumeWithout`, but damages the files. */
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
