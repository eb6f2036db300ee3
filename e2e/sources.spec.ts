import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooserOf, closeBy, openSocialTab, SERVICE, servicePhotos, signInAs } from './social-steps.ts';
import { newName, openFourSlots, openOneSlot, saveToNewAccount, slot } from './steps.ts';
import { test } from './test.ts';

test('[SOCIAL-01] [SOCIAL-02] [SOCIAL-03] [SOCIAL-10] signing in, more photos, signing out', async ({ page }) => {
  await openFourSlots(page);
  await openSocialTab(page);
  await signInAs(page, 'Luna');
  // Six media per page; the video among them is not shown.
  await expect(servicePhotos(page)).toHaveCount(5);
  const more = chooserOf(page).getByRole('button', { name: 'Cargar más fotos' });
  await more.click();
  await expect(servicePhotos(page)).toHaveCount(11);
  await more.click();
  await expect(servicePhotos(page)).toHaveCount(17);
  await expect(more).toHaveCount(0);
  await chooserOf(page).getByRole('button', { name: 'Cerrar sesión (Luna)' }).click();
  await expect(servicePhotos(page)).toHaveCount(0);
  await expect(chooserOf(page).getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })).toBeVisible();
});

test('[SOCIAL-11] [SOCIAL-12] [SOCIAL-13] [SOCIAL-14] a photo of the service is placed, counted, saved and reopened', async ({ page }) => {
  // Uploads contain the type field and the file format.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null;
      if (body instanceof FormData && file instanceof File)
        document.documentElement.dataset.sent = `${body.get('t')} ${file.type} ${file.name}`;
      send.call(this, body);
    };
  });
  await openOneSlot(page);
  await openSocialTab(page);
  await signInAs(page, 'Leo');
  await servicePhotos(page).nth(1).click();
  await expect(chooserOf(page)).toBeHidden();
  await expect(slot(page, 1)).toHaveAccessibleName(/Demo album 2, .* calidad/);
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Reemplazar' }).click();
  await expect(chooserOf(page).getByRole('button', { name: 'Demo album 2, usada una vez' })).toBeVisible();
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toMatch(/token|Leo/i);
  const number = await saveToNewAccount(page, newName('red'));
  await expect(page.locator('html')).toHaveAttribute('data-sent', '3 image/jpeg Demo album 2');
  await page.goto(`/htmlapp/#/editar/${number}`);
  await page.reload();
  await expect(slot(page, 1)).toHaveAccessibleName(/Demo album 2, .* calidad/);
});

test('[SOCIAL-04] [SOCIAL-06] the popup is 400 x 530, closing it changes nothing, and messages of other windows are ignored', async ({
  page,
}) => {
  await openOneSlot(page);
  await openSocialTab(page);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (address, name, features) => {
      document.documentElement.dataset.opened = `${address} ${features}`;
      return open(address, name, features);
    };
  });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    chooserOf(page)
      .getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })
      .click(),
  ]);
  const opened = (await page.locator('html').getAttribute('data-opened')) ?? '';
  expect(opened).toContain('width=400,height=530');
  const state = /state=([0-9a-f]+)/.exec(opened)?.[1] ?? '';
  expect(state).toHaveLength(32);
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/api/social/') && requested.push(request.url()));
  // Valid messages from the page itself and from a frame in it are ignored, since neither is the popup.
  await page.evaluate((words) => {
    window.postMessage(words, location.origin);
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const script = frame.contentDocument?.defaultView as (Window & { eval(text: string): void }) | null;
    script?.parent.postMessage(words, location.origin);
  }, `${state}.0123456789abcdef`);
  await closeBy(popup, () => popup.getByRole('link', { name: 'Cancelar' }).click());
  await expect(chooserOf(page).getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })).toBeVisible();
  expect(requested).toEqual([]);
});

test('[ERRP-15] [ERRP-16] [PV-09] a failing service is reported at the tab and to analytics', async ({ page }) => {
  await page.route('**/api/social/session', (route) => route.fulfill({ status: 502, body: 'no' }));
  await openOneSlot(page);
  await openSocialTab(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    chooserOf(page)
      .getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })
      .click(),
  ]);
  await closeBy(popup, () => popup.getByRole('button', { name: 'Iniciar sesión' }).click());
  await expect(chooserOf(page).getByRole('alert')).toContainText('502 - Bad Gateway');
  const logged = await page.evaluate(() => (window as { dataLayer?: { event?: string; state?: string }[] }).dataLayer ?? []);
  expect(logged).toContainEqual(expect.objectContaining({ event: 'login', state: 'error' }));
  await page.unroute('**/api/social/session');
  await page.route('**/api/social/media*', (route) => route.abort());
  await signInAs(page, 'Luna');
  await expect(chooserOf(page).getByText('No se han podido cargar las fotos.')).toBeVisible();
  await page.unroute('**/api/social/media*');
  await chooserOf(page).getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(servicePhotos(page)).toHaveCount(5);
});

test('[ERRP-14] [HCALL-25] an unreadable photo is reported at its tile and is not added', async ({ page }) => {
  await openOneSlot(page);
  await openSocialTab(page);
  await signInAs(page, 'Luna');
  await expect(servicePhotos(page)).toHaveCount(5);
  await page.route('**/api/social/photo*', (route) => route.fulfill({ status: 404, body: '{}' }));
  await servicePhotos(page).first().click();
  await expect(servicePhotos(page).first()).toHaveAccessibleName(/Sin acceso a esta foto/);
  await expect(chooserOf(page)).toBeVisible();
  await page.unroute('**/api/social/photo*');
  await servicePhotos(page).first().click();
  await expect(slot(page, 1)).toHaveAccessibleName(/Demo album 1/);
});

test('by keyboard: to the tab, through the popup, to a photo', async ({ page }) => {
  await openOneSlot(page);
  await slot(page, 1).focus();
  await page.keyboard.press('Enter');
  await chooserOf(page).getByRole('tab', { name: 'Tu ordenador' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chooserOf(page).getByRole('tab', { name: SERVICE })).toBeFocused();
  const button = chooserOf(page).getByRole('button', { name: `Iniciar sesión en ${SERVICE}` });
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(popup.getByLabel('Tu nombre')).toBeFocused();
  await closeBy(popup, () => popup.keyboard.press('Enter'));
  await expect(servicePhotos(page)).toHaveCount(5);
  await servicePhotos(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(slot(page, 1)).toHaveAccessibleName(/Demo album 1/);
});

test('[CHOOSE-17] [CHOOSE-19] [ERRP-17] quotes: a failure is reported and logged, then all are loaded', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/collagePhoto/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openOneSlot(page);
  await slot(page, 1).click();
  await chooserOf(page).getByRole('tab', { name: 'Frases' }).click();
  await expect(chooserOf(page).getByText('No se han podido cargar las frases.')).toBeVisible();
  expect(logged.join()).toContain("Couldn't load the quote list");
  await page.unroute('**/api/collagePhoto/**');
  await chooserOf(page).getByRole('button', { name: 'Volver a intentarlo' }).click();
  const quotes = chooserOf(page).getByRole('listitem').getByRole('button');
  await expect(quotes).toHaveCount(26, { timeout: 120_000 });
  await quotes.nth(3).click();
  await expect(slot(page, 1)).toHaveAccessibleName(/Un cuento más y a dormir/);
  const number = await saveToNewAccount(page, newName('frase'));
  await page.goto(`/htmlapp/#/editar/${number}`);
  await page.reload();
  await expect(slot(page, 1)).toHaveAccessibleName(/Un cuento más y a dormir, .* calidad/);
});

test('@phone WCAG: every source and its states', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOneSlot(page);
  await openSocialTab(page);
  await expect(chooserOf(page).getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })).toBeVisible();
  await expectAccessible(page, 'signed out');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    chooserOf(page)
      .getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })
      .click(),
  ]);
  await expect(popup.getByRole('heading', { name: SERVICE })).toBeVisible();
  await expectAccessible(popup, 'the sign-in window');
  await expect(chooserOf(page).getByText('Sigue en la ventana que se ha abierto.')).toBeVisible();
  await expectAccessible(page, 'waiting');
  await closeBy(popup, () => popup.getByRole('button', { name: 'Iniciar sesión' }).click());
  await expect(servicePhotos(page)).toHaveCount(5);
  await expectAccessible(page, 'signed in');
  await page.route('**/api/social/photo*', (route) => route.fulfill({ status: 404, body: '{}' }));
  await servicePhotos(page).first().click();
  await expect(servicePhotos(page).first()).toHaveAccessibleName(/Sin acceso/);
  await expectAccessible(page, 'a photo that cannot be read');
  await page.goto('/social/done?error=access_denied');
  await expectAccessible(page, 'the end of a cancelled sign-in');
});
