import { statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { goOnOf, toList } from './draft-steps.ts';
import { endSession } from './end-session.ts';
import { ownBrowser } from './own-browser.ts';
import { registerAccount } from './register-account.ts';
import { fill, newName, openFourSlots, PASSWORD, saveToNewAccount, slot } from './steps.ts';
import { storedDrafts, waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

/** Records the names of the uploaded photos. */
function uploadsOf(page: Page): readonly string[] {
  const uploads: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/upload') && response.ok()) uploads.push(response.url());
  });
  return uploads;
}

test('[SAVE-07] [UPLOAD-03] a browser that is killed during a save keeps all files, and uploads those that the server lacks', async ({
  launchOptions,
  baseURL,
}) => {
  const profileBrowser = await ownBrowser(launchOptions, baseURL);
  try {
    const photos = await holidayPhotos(4);
    const sizes = photos.map((file) => statSync(file).size).sort((a, b) => a - b);
    const page = (await profileBrowser.start()).pages()[0] as Page;
    const uploads = uploadsOf(page);
    await openFourSlots(page);
    await fill(page, photos);
    await page.route('**/api/save*', () => undefined);
    await registerAccount(page.request, newName('luz'), PASSWORD);
    const saving = page.waitForRequest('**/api/save*');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await saving;
    expect(uploads).toHaveLength(4);
    await waitForDraft(page, ({ files }) => files.length === 4);
    const cookies = await page.context().cookies();
    await profileBrowser.kill();

    const reopened = (await profileBrowser.start()).pages()[0] as Page;
    // The browser writes cookies every half minute; the draft may already know its account.
    await reopened.context().addCookies(cookies);
    // An account without these photos simulates a server that has deleted them.
    await endSession(reopened.context());
    const newUploads = uploadsOf(reopened);
    await toList(reopened);
    expect((await storedDrafts(reopened)).map(({ files }) => files)).toEqual([sizes]);
    await goOnOf(reopened).click();
    for (const number of [1, 2, 3, 4]) await expect(slot(reopened, number)).toHaveAccessibleName(/calidad/);
    await saveToNewAccount(reopened, newName('sol'));
    expect(newUploads).toHaveLength(4);
    await expect.poll(() => storedDrafts(reopened), { message: 'the draft is dropped' }).toEqual([]);
  } finally {
    await profileBrowser.end();
  }
});
