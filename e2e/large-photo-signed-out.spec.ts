import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { smallPhoto } from './odd-files.ts';
import { addPhotos, newName, openOneSlot, saveToNewAccount, signIn, slot } from './steps.ts';
import { test } from './test.ts';

const LARGE_BYTES = 26_000_000;
const SEGMENT_BYTES = 65_000;

/** Makes a photo just below the limit of 25 MiB, mostly comments in its header. */
async function largePhoto(): Promise<string> {
  const photo = await smallPhoto('grande.jpg');
  const bytes = readFileSync(photo);
  const segment = Buffer.alloc(SEGMENT_BYTES + 2, 'a');
  segment.writeUInt32BE(0xfffe0000 + SEGMENT_BYTES);
  const comments = Array<Buffer>(Math.floor(LARGE_BYTES / segment.length)).fill(segment);
  const file = join(dirname(photo), 'muy-grande.jpg');
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 2), ...comments, bytes.subarray(2)]));
  return file;
}

/** The server refuses such an upload before it has read the body, while the client is still sending. */
test('[ROLE-02] [SDLG-24] an expired session before the upload of a 25 MB photo asks to sign in, and the save continues', async ({
  page,
}) => {
  const username = newName('mar');
  await openOneSlot(page);
  await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  // The session expires between the query for known photos and the upload.
  await page.route('**/api/photos/known*', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    await route.fulfill({ response });
  });
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/upload') && answer.status() === 401);
  await addPhotos(page, [await largePhoto()]);
  await refused;
  await page.unroute('**/api/photos/known*');
  await expect(slot(page, 1)).toHaveAccessibleName(/muy-grande\.jpg, .*calidad/);
  const failedUploads: string[] = [];
  page.on('requestfailed', (request) => request.url().includes('/api/upload') && failedUploads.push(request.url()));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' }).getByLabel('Nombre de usuario')).toHaveValue(username);
  await signIn(page, username);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  expect(failedUploads).toEqual([]);
});
