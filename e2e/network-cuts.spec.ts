import type { OrdersAnswer } from '@muro/api';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { test } from './account.ts';
import { toList } from './draft-steps.ts';
import { chooseProduct, fillAddress, place, product, products, thanksHeading } from './order-steps.ts';
import { heicFile } from './photo-kinds.ts';
import { cardOf, expectFilled, startWith } from './photos-first-steps.ts';
import { registerAccount } from './register-account.ts';
import { addPhotos, fill, newName, openFourSlots, PASSWORD, signIn, slot, startNow, tile } from './steps.ts';

/* Interrupts and restores the network at each step from the list of designs to the placed order. */

const UNREACHABLE = 'El servidor no responde. Lo intentaremos de nuevo en unos segundos.';
const STILL_TRYING = 'El servidor todavía no responde. Lo seguimos intentando.';
const preview = (page: Page) => page.getByRole('img', { name: /cm, / });
const filledPlaces = (page: Page) => page.getByRole('button', { name: /^espacio \d+ de \d+, .*holiday.* calidad/ });
const photoDialog = (page: Page) => page.getByRole('dialog', { name: 'Editar foto' });

/** Runs an action without network. */
async function offlineStep(page: Page, moment: string, act: () => Promise<unknown>): Promise<void> {
  await test.step(moment, async () => {
    await page.context().setOffline(true);
    await act();
    await page.context().setOffline(false);
  });
}

/** Returns a function that tells if all code that the page preloads has come, that of the editor too. */
function watchPreloads(page: Page): () => Promise<boolean> {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(request.url()));
  return async () => {
    const files = await page.locator('link[rel=modulepreload]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    return files.some((file) => file.includes('/EditorScreen-')) && files.every((file) => loaded.has(file));
  };
}

/** Drops these calls, or lets them pass and drops their answers. */
async function loseCalls(page: Page, address: string, lost: 'calls' | 'answers'): Promise<() => Promise<void>> {
  await page.route(address, async (route) => {
    if (lost === 'answers') await route.fetch();
    await route.abort();
  });
  // Calls in progress are dropped, too.
  return () => page.unrouteAll({ behavior: 'wait' });
}

test.use({ actionTimeout: 60_000 });

test('from the list to the editor the app works without network, and continues when it is back', async ({ page }) => {
  const isPreloaded = watchPreloads(page);
  await test.step('the list is opened', async () => {
    const restore = await loseCalls(page, '**/api/list*', 'calls');
    await toList(page);
    // The start of the app and the screen ask for the list: both calls are lost.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Comprueba tu conexión e inténtalo de nuevo. No se pierde nada.')).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(cardOf(page, /Aria/).first()).toBeVisible();
  });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await offlineStep(page, 'photos are chosen', async () => {
    await startWith(page, await holidayPhotos(5));
    await expect(page.getByRole('heading', { name: 'Tus 5 fotos' }).or(page.getByText(UNREACHABLE)).first()).toBeVisible();
  });
  await expect(page.getByRole('heading', { name: 'Tus 5 fotos' })).toBeVisible();
  await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
  await offlineStep(page, 'a card is pressed', async () => {
    await cardOf(page, /Misura Horizontal/).click();
    await expect(page.getByText(UNREACHABLE).or(preview(page)).first()).toBeVisible();
  });
  await expectFilled(preview(page));
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  await offlineStep(page, 'another size is chosen', async () => {
    await page.getByRole('button', { name: 'Cambiar formato' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajusta tu formato' });
    await dialog.getByRole('button', { name: /Tamaño/ }).click();
    await page.getByRole('option', { name: '60 x 40 cm' }).click();
    await dialog.getByRole('button', { name: 'Cambia el formato' }).click();
    await expect(preview(page)).toHaveAccessibleName(/60 x 40 cm/);
  });
  await offlineStep(page, 'a variant of the layout is chosen', async () => {
    await page.getByRole('radio', { name: 'Variante 2' }).click();
    await expect(page.getByRole('radio', { name: 'Variante 2' })).toBeChecked();
  });
  await expect.poll(isPreloaded).toBe(true);
  await offlineStep(page, 'the editor is entered', () => startNow(page));
  await expect(filledPlaces(page)).toHaveCount(5);
  await offlineStep(page, 'a photo is taken out and placed again', async () => {
    await slot(page, 1).press('Delete');
    await expect(page.getByText('Usadas: 4 de 5')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).first().click();
    await expect(page.getByText('Usadas: 5 de 5')).toBeVisible();
  });
  await offlineStep(page, 'a photo is edited', async () => {
    await slot(page, 1).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await photoDialog(page).getByRole('button', { name: 'Efectos' }).click();
    await photoDialog(page).getByRole('radio', { checked: true }).press('ArrowRight');
    await expect(photoDialog(page).getByRole('radio').nth(1)).toBeChecked();
    await photoDialog(page).getByRole('button', { name: 'Listo' }).click();
    await expect(photoDialog(page)).toBeHidden();
  });
  await offlineStep(page, 'a photo is added, and one of a kind whose code has not come yet', async () => {
    await addPhotos(page, [...(await holidayPhotos(6)).slice(5), heicFile('vela.heic')]);
    await expect(tile(page, 'holiday-06.jpg')).toBeVisible();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
  });
  await expect(page.getByText('Usadas: 7 de 7')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await test.step('a reload', async () => {
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(filledPlaces(page)).toHaveCount(6);
    await expect(page.getByText('Usadas: 7 de 7')).toBeVisible();
    await expect(tile(page, 'vela.heic')).toBeVisible();
  });
});

test('a save survives network failures at the account check, the sign-in, a photo and the collage', async ({ page }) => {
  const username = newName('corte');
  await registerAccount(page.request, username, PASSWORD);
  await page.context().clearCookies();
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  const signing = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await offlineStep(page, 'the save is begun', async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText(STILL_TRYING)).toBeVisible();
  });
  await page.getByRole('dialog', { name: 'Crea tu cuenta' }).getByRole('button', { name: 'Iniciar sesión' }).click();
  await offlineStep(page, 'the sign-in is sent', async () => {
    await signIn(page, username);
    await expect(signing.getByText(/El servidor (todavía )?no responde/)).toBeVisible();
    await expect(signing.getByLabel('Nombre de usuario')).toHaveValue(username);
  });
  let arrived = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/upload') && response.ok()) arrived += 1;
  });
  const restore = await loseCalls(page, '**/api/upload*', 'answers');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await test.step('photos are on their way', async () => {
    await expect(page.getByText(UNREACHABLE).or(page.getByText(STILL_TRYING)).first()).toBeVisible();
    await restore();
  });
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 150_000 });
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await slot(page, 1).press('Delete');
  const lose = await loseCalls(page, '**/api/save*', 'answers');
  await test.step('the collage is on its way', async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText(STILL_TRYING)).toBeVisible({ timeout: 60_000 });
    await lose();
  });
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 150_000 });
  expect(arrived).toBeLessThanOrEqual(4);
});

test('an order survives network failures at each step of the cart, and is placed once', async ({ page, ownCollage }) => {
  const retryButton = page.getByRole('button', { name: 'Volver a intentarlo' });
  await test.step('the cart is opened', async () => {
    const restore = await loseCalls(page, '**/api/cart*', 'calls');
    await page.goto(`/cart/fromApp?collageid=${ownCollage.number}`);
    await expect(page.getByText('No se ha podido cargar tu pedido.')).toBeVisible();
    await restore();
    await retryButton.click();
    await expect(products(page)).toBeVisible();
  });
  await offlineStep(page, 'the material is changed', async () => {
    await chooseProduct(page, 'Póster');
    await expect(product(page, /^Póster/)).toBeChecked();
  });
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'Tu collage' }).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  await offlineStep(page, 'the quantity is changed', async () => {
    await page.getByRole('spinbutton', { name: 'Cantidad' }).press('ArrowUp');
    await page.getByRole('spinbutton', { name: 'Cantidad' }).press('ArrowUp');
    await expect(page.getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('3');
  });
  await offlineStep(page, 'the address is typed', () => fillAddress(page, ownCollage.email));
  const unsure = page.getByText('No sabemos si tu pedido ha llegado. Inténtalo de nuevo: no se hará dos veces.');
  const typed = () => page.getByLabel('Calle y número', { exact: true });
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  await offlineStep(page, 'the order is sent and does not arrive', async () => {
    await place(page).click();
    await expect(unsure).toBeVisible();
    await expect(typed()).toHaveValue('Calle Mayor 1');
  });
  await test.step('the order arrives and its answer is lost', async () => {
    const restore = await loseCalls(page, '**/api/orders', 'answers');
    await retryButton.click();
    await expect(unsure).toBeVisible();
    await expect(typed()).toHaveValue('Calle Mayor 1');
    await restore();
  });
  await retryButton.click();
  await expect(thanksHeading(page)).toBeVisible();
  const { orders } = (await (await page.request.get('/api/orders')).json()) as OrdersAnswer;
  expect(orders).toMatchObject([{ quantity: 3 }]);
  await offlineStep(page, 'the order is followed', async () => {
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/api/orders/'));
    await expect(thanksHeading(page)).toBeVisible();
  });
  await expect(page.getByText('El archivo de impresión está listo')).toBeVisible({ timeout: 60_000 });
  await offlineStep(page, 'the page of the order is opened', async () => {
    await page
      .getByRole('link', { name: /Ver el estado, cambiar|Ver el pedido/ })
      .first()
      .click();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
  });
  await expect(page).toHaveURL(/\/order\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tu pedido' })).toBeVisible();
});
