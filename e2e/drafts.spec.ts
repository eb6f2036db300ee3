import { statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { expectAccessible } from './accessible.ts';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { closeTab, goOnOf, offersOf, toList } from './draft-steps.ts';
import { endSession } from './end-session.ts';
import { ownBrowser } from './own-browser.ts';
import { fill, newName, openDesign, openFourSlots, openOneSlot, saveToNewAccount, signIn, slot, startNow } from './steps.ts';
import { storedDrafts, waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

/** Starts a collage with one photo, stored on the device. */
async function beginOne(page: Page) {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  return waitForDraft(page, ({ fills, files }) => fills.length === 1 && files.length === 1);
}

/** Zooms and rotates a photo, adds an effect, a title and a background colour. */
async function workOn(page: Page): Promise<void> {
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  for (let times = 0; times < 3; times++) await dialog.getByRole('button', { name: 'Más grande' }).click();
  await dialog.getByRole('button', { name: 'Girar' }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const title = page.getByRole('dialog', { name: 'Cambiar título' });
  await title.getByLabel('Título', { exact: true }).fill('Verano en la costa');
  await title.getByRole('button', { name: 'Cambiar texto' }).click();
  await expect(title).toBeHidden();
}

test('a killed browser loses nothing: design, photos, crops, title and files are offered and restored', { tag: '@smoke' }, async ({
  launchOptions,
  baseURL,
}) => {
  const profileBrowser = await ownBrowser(launchOptions, baseURL);
  try {
    const photos = await holidayPhotos(5);
    const page = (await profileBrowser.start()).pages()[0] as Page;
    await openDesign(page, '/collage/diseno/201');
    await startNow(page);
    const places = await page.getByRole('button', { name: /^espacio \d+ de \d+,/ }).count();
    const chosen = photos.slice(0, Math.min(places, 5));
    await fill(page, chosen);
    await workOn(page);
    const pictureBefore = await settledPicture(page);
    const sizes = chosen.map((file) => statSync(file).size).sort((a, b) => a - b);
    const draft = await waitForDraft(
      page,
      ({ texts, files, fills }) =>
        texts.includes('Verano en la costa') && files.length === chosen.length && fills.some((candidate) => / 90 /.test(candidate)),
    );
    expect(draft.files).toEqual(sizes);
    await profileBrowser.kill();

    const reopened = (await profileBrowser.start()).pages()[0] as Page;
    await toList(reopened);
    await expect(offersOf(reopened).getByText(`${chosen.length} fotos`)).toBeVisible();
    await goOnOf(reopened).click();
    await expect(reopened).toHaveURL(/#\/editar$/);
    await expect(reopened.getByRole('button', { name: 'Título: Verano en la costa' })).toBeVisible();
    await expectPicture(reopened, pictureBefore);
    expect(await storedDrafts(reopened)).toEqual([draft]);

    // The files are unchanged: the server accepts them.
    await saveToNewAccount(reopened, newName('eva'));
    await expect.poll(() => storedDrafts(reopened), { message: 'the draft is dropped' }).toEqual([]);
  } finally {
    await profileBrowser.end();
  }
});

test('[EDIT-29] a reload of the editor resumes the draft, and the browser asks before leaving', async ({ page }) => {
  await beginOne(page);
  const pictureBefore = await settledPicture(page);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expectPicture(page, pictureBefore);
  await expect(page).toHaveURL(/#\/editar$/);
  const dialogShown = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialogShown;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
});

test('a reload also restores an unchanged design, which is not offered elsewhere', async ({ page }) => {
  await openFourSlots(page);
  await waitForDraft(page, ({ isTouched, id }) => id !== '' && !isTouched);
  await page.reload();
  await expect(slot(page, 4)).toBeVisible();
  const next = await closeTab(page);
  await toList(next);
  await expect(next.locator('a[href$="/101"]')).toBeVisible();
  await expect(offersOf(next)).toHaveCount(0);
});

test('drafts of closed tabs are offered on the list and in the editor, newest first, and deleted only on request', async ({ page }) => {
  const first = await beginOne(page);
  let next = await closeTab(page);
  await openFourSlots(next);
  await fill(next, await holidayPhotos(4));
  await waitForDraft(next, ({ files }) => files.length === 4);
  next = await closeTab(next);

  await next.goto('/htmlapp/#/editar');
  await expect(next.getByRole('heading', { name: 'Sigue donde lo dejaste' })).toBeVisible();
  await expect(next.getByRole('listitem').getByText(/^\d.* cm · \d fotos?$/)).toHaveText([/4 fotos$/, /1 foto$/]);
  await expectAccessible(next, 'offers in the editor');
  await next.getByRole('link', { name: 'Elegir un diseño nuevo' }).click();
  await expect(offersOf(next)).toBeVisible();
  await expectAccessible(next, 'offers on the list');

  const discardButton = offersOf(next).getByRole('button', { name: /^Descartar / });
  await discardButton.first().click();
  const question = next.getByRole('alertdialog', { name: '¿Descartar este collage?' });
  await expectAccessible(next, 'before a draft is thrown away');
  await question.getByRole('button', { name: 'Conservarlo' }).click();
  await expect(discardButton).toHaveCount(2);
  await discardButton.first().click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(discardButton).toHaveCount(1);
  expect((await storedDrafts(next)).map(({ id, files }) => [id, files])).toEqual([[first.id, first.files]]);
  await goOnOf(next).click();
  await expect(slot(next, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
});

test('a draft that is open in another window is reported, and can be copied or taken over; both versions are kept', async ({ page }) => {
  const { id } = await beginOne(page);
  const other = await page.context().newPage();
  await toList(other);
  await expect(offersOf(other).getByText('Abierto en otra ventana')).toBeVisible();
  await expect(offersOf(other).getByRole('button', { name: /^Descartar / })).toHaveCount(0);
  await goOnOf(other).click();
  const question = other.getByRole('alertdialog', { name: 'Este collage está abierto en otra ventana' });
  await expectAccessible(other, 'a draft in use');
  await question.getByRole('button', { name: 'Continuar con una copia' }).click();
  await expect(slot(other, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expect.poll(async () => (await storedDrafts(other)).map(({ files }) => files.length)).toEqual([1, 1]);

  await other.close();
  const third = await page.context().newPage();
  await expect(async () => {
    await toList(third);
    await third.reload();
    await expect(goOnOf(third)).toHaveCount(2);
    await expect(offersOf(third).getByText('Abierto en otra ventana')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await offersOf(third)
    .getByRole('listitem')
    .filter({ hasText: 'Abierto en otra ventana' })
    .getByRole('button', { name: /^Continuar con / })
    .click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Continuar aquí' }).click();
  await expect(slot(third, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expect(page.getByText(/Ahora se sigue trabajando en este collage en otra ventana/)).toBeVisible();

  // Both windows continue; neither overwrites the other.
  for (const window of [page, third]) {
    await slot(window, 1).click();
    await window.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(slot(window, 1)).toHaveAccessibleName(/vacío/);
  }
  await expect.poll(async () => (await storedDrafts(page)).map(({ fills }) => fills.length).sort()).toEqual([0, 0, 1]);
  expect((await storedDrafts(page)).map((draft) => draft.id)).toContain(id);
});

test('a browser without storage is reported once; editing and saving work', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  await openOneSlot(page);
  const notice = page.getByText(/Este navegador no conserva tu trabajo en este dispositivo/);
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'storage refused');
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await fill(page, await holidayPhotos(1));
  await expect(notice).toHaveCount(0);
  await saveToNewAccount(page, newName('rut'));
  await toList(page);
  await expect(page.locator('a[href$="/101"]')).toBeVisible();
});

test('a full disk is reported while it is full, and everything is stored when there is space again', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (document.documentElement.dataset.space === 'none') throw new DOMException('No space.', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  const setSpace = (space: 'none' | 'some') => page.evaluate((value) => document.documentElement.setAttribute('data-space', value), space);
  await openOneSlot(page);
  await waitForDraft(page, ({ id }) => id !== '');
  await setSpace('none');
  await fill(page, await holidayPhotos(1));
  const notice = page.getByText(/No queda espacio en este dispositivo/);
  await expect(notice).toBeVisible();
  await setSpace('some');
  await expect(notice).toHaveCount(0, { timeout: 60_000 });
  await waitForDraft(page, ({ files, fills }) => files.length === 1 && fills.length === 1);
});

test('a draft of a saved collage is offered with the collage, and deleted when that state is saved', async ({ page }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  const username = newName('ana');
  const number = await saveToNewAccount(page, username);
  await expect.poll(() => storedDrafts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  const saved = await settledPicture(page);
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  await dialog.getByRole('button', { name: 'Girar' }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();
  const turned = await changedPicture(page, saved);
  const draft = await waitForDraft(page, ({ fills }) => fills.some((candidate) => / 90 /.test(candidate)));
  expect([draft.collageId, draft.files]).toEqual([number, []]);

  let next = await closeTab(page);
  await next.goto(`/htmlapp/#/editar/${number}`);
  const newer = next.getByRole('alertdialog', { name: 'Trabajo más reciente en este dispositivo' });
  await expectAccessible(next, 'newer work on this device');
  await newer.getByRole('button', { name: 'Abrir el collage guardado' }).click();
  await expectPicture(next, saved);
  next = await closeTab(next);

  // After the session has expired the draft still opens; its photos require its owner to sign in.
  await endSession(next.context());
  await toList(next);
  await expect(offersOf(next).getByText('Cambios en un collage guardado')).toBeVisible();
  await goOnOf(next).click();
  await expect(next.getByRole('dialog', { name: 'Inicia sesión para editar tu collage.' })).toBeVisible();
  await signIn(next, username);
  await expectPicture(next, turned);
  await expect(next).toHaveURL(new RegExp(`#/editar/${number}$`));
  await next.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(next.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => storedDrafts(next)).toEqual([]);
});
