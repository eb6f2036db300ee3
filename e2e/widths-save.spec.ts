import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { ADDRESS, chooseProduct } from './order-steps.ts';
import { newName, PASSWORD } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';
import { openWalker } from './widths/walker.ts';

test.use({ viewport: { width: 1700, height: 900 }, hasTouch: true, isMobile: true });
// Many short checks: they add up on a busy machine.
test.setTimeout(1_800_000);

test('[SDLG-14] no width from 320 to 1600 px clips account, saving, leaving, cart and order, in any language', async ({ page }) => {
  const { app, check } = await openWalker(page);
  const dialog = app.locator('section:is([role="dialog"], [role="alertdialog"])');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const save = app.getByRole('button', { name: 'Guardar', exact: true });
  await app.evaluate(() => {
    window.location.hash = '/collage/basico/104';
  });
  await app.getByRole('button', { name: 'Comienza ahora' }).click();
  await app.getByRole('button', { name: /Usa dos dedos/ }).click();
  const chooser = await openFileChooser(page, () => app.getByRole('button', { name: 'Añadir fotos' }).click());
  await chooser.setFiles(await holidayPhotos(1));
  await expect(app.locator('[data-slot]').first()).toHaveAccessibleName(/ calidad$/);
  await app.getByRole('button', { name: 'Detén el creador de collages' }).click();
  await check('leaving', { visible: dialog });
  await page.keyboard.press('Escape');
  await save.click();
  await inDialog('Crear cuenta').click();
  await check('an account, what is wrong with it', { visible: dialog.getByRole('alert').first() });
  await inDialog('Iniciar sesión').click();
  await inDialog('Iniciar sesión').click();
  await check('signing in, what is wrong with it', { visible: dialog.getByRole('alert').first() });
  await inDialog('Regístrate gratis').click();
  const username = newName('ancho');
  await dialog.getByLabel('Nombre de usuario').fill(username);
  await dialog.getByLabel('Correo electrónico').fill(`${username}@example.org`);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repite la contraseña').fill(PASSWORD);
  await dialog.getByText('Acepto las condiciones generales').click();
  await inDialog('Crear cuenta').click();
  await expect(dialog.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await check('saved', {
    visible: dialog,
    open: async (t) => {
      await app.getByRole('button', { name: t('save'), exact: true }).click();
      await expect(dialog.getByText(t('savedText'))).toBeVisible({ timeout: 60_000 });
    },
    close: () => page.keyboard.press('Escape'),
  });
  const number = /\d+$/.exec(await app.evaluate(() => window.location.hash))?.[0];
  await app.goto(`/cart/fromApp?collageid=${number}`);
  const field = (label: string) => app.getByLabel(label, { exact: true });
  await app.getByRole('button', { name: 'Pedido con obligación de pago' }).click();
  await expect(app.getByText('Este campo es obligatorio').first()).toBeVisible();
  await check('cart, what is wrong with it', { visible: app.locator('form') });
  await chooseProduct(app, 'Póster');
  for (const [label, text] of Object.entries(ADDRESS)) await field(label).fill(text);
  await field('Correo electrónico').fill(`${username}@example.org`);
  await app.getByRole('button', { name: 'Pedido con obligación de pago' }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Gracias, Ana García' })).toBeVisible();
  await check('order', { visible: app.getByRole('heading', { level: 1 }) });
});

test('no width from 320 to 1600 px clips the offered drafts, in any language', async ({ page }) => {
  const { app, check } = await openWalker(page);
  page.on('dialog', (question) => void question.accept());
  await app.goto('/htmlapp/#/collage/basico/104');
  await app.getByRole('button', { name: 'Comienza ahora' }).click();
  const chooser = await openFileChooser(page, () => app.getByRole('button', { name: 'Añadir fotos' }).click());
  await chooser.setFiles(await holidayPhotos(1));
  await expect(app.locator('[data-slot]').first()).toHaveAccessibleName(/ calidad$/);
  await waitForDraft(page, ({ files }) => files.length === 1);
  await app.goto('about:blank');
  await app.goto('/htmlapp/#/eleccion/theme:retro');
  const offers = app.locator('section').filter({ has: app.locator('[class*="drafts"]') });
  await check('in the list', { visible: offers.first() });
  await offers.getByRole('button', { name: 'Descartar' }).first().click();
  await check('before it is thrown away', { visible: app.locator('section[role="alertdialog"]') });
});
