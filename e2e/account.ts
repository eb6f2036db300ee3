import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PATHS, type SaveAnswer, type UploadAnswer } from '@muro/api';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { collageXml } from '../apps/server/test/collages/make-collage.ts';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { registerAccount } from './register-account.ts';
import { newName, numberInAddress, PASSWORD } from './steps.ts';
import { test as base } from './test.ts';

/** An account that all journeys of a worker share, created through the API. */
export interface Account {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A collage in its own account, created through the API; the cart and the list of orders are empty. */
export interface OwnCollage {
  readonly username: string;
  readonly email: string;
  /** Facts of the saved collage: four photos in two columns and two rows, 50 x 40 cm, without a material. */
  readonly number: string;
}

/** Playwright test with an account. A journey that uses `ownCollage` is signed in. */
export const test = base.extend<{ readonly ownCollage: OwnCollage }, { readonly account: Account }>({
  account: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const calls = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      await registerAccount(calls, newName('todos'), PASSWORD);
      await use({ state: await calls.storageState() });
      await calls.dispose();
    },
    { scope: 'worker' },
  ],
  ownCollage: async ({ context }, use) => {
    const username = newName('propio');
    await registerAccount(context.request, username, PASSWORD);
    await use({ username, email: `${username}@example.org`, number: await saveCollage(context.request) });
  },
});

/** Saves the editor's collage to the worker's account; returns its id. */
export async function saveToAccount(page: Page, { state }: Account): Promise<string> {
  await page.context().addCookies(state.cookies);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 150_000 });
  return numberInAddress(page);
}

async function saveCollage(calls: APIRequestContext): Promise<string> {
  const photos = await Promise.all((await holidayPhotos(4)).map((path) => uploadPhoto(calls, path)));
  const design = { templateId: '101', childTemplateId: '10105' };
  const collagexml = collageXml({ photos, columns: 2, rows: 2, material: '', ...design });
  const answer = await calls.post(`${PATHS.save}?format=json`, { form: { collagexml, templateid: design.childTemplateId } });
  expect(answer.status(), await answer.text()).toBe(200);
  return String(((await answer.json()) as SaveAnswer).collageid);
}

async function uploadPhoto(calls: APIRequestContext, path: string): Promise<UploadAnswer & { readonly name: string }> {
  const name = basename(path);
  const file = { name, mimeType: 'image/jpeg', buffer: await readFile(path) };
  const answer = await calls.post(`${PATHS.upload}?format=json`, { multipart: { suggestedRotation: '0', t: '1', file } });
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
  return { ...((await answer.json()) as UploadAnswer), name };
}
