import { expect, type Locator, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { falsePhoto, smallPhoto } from './odd-files.ts';
import { test } from './test.ts';
import { openWalker, type Walker } from './widths/walker.ts';

test.use({ viewport: { width: 1700, height: 900 }, hasTouch: true, isMobile: true });
// Many short checks: they add up on a busy machine.
test.setTimeout(1_800_000);

/** A menu without its own text, which closes when the language changes. */
const closeMenu = (page: Page) => page.keyboard.press('Escape');

async function openEditor({ app }: Walker, path: string): Promise<void> {
  await app.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
  await app.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await app.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(app.locator('[data-slot]').first()).toBeVisible();
}

async function choose(page: Page, button: Locator, files: readonly string[]): Promise<void> {
  const chooser = await openFileChooser(page, () => button.click());
  await chooser.setFiles([...files]);
}

test('[EDIT-05] [EDIT-07] [EDIT-08] no width from 320 to 1600 px clips the editor, its tray, bars and menus, in any language', async ({
  page,
}) => {
  const walker = await openWalker(page);
  const { app, check } = walker;
  const button = (name: string | RegExp) => app.getByRole('button', { name });
  const trayMenu = button('Más opciones para tus fotos');
  await openEditor(walker, '/collage/basico/101');
  await check('an empty page', { visible: app.locator('[data-slot]').first() });
  await button(/Usa dos dedos/).click();
  await choose(page, button('Añadir fotos'), [...(await holidayPhotos(4)), await smallPhoto()]);
  await expect(app.getByRole('button', { name: /, sin usar$/ })).toHaveCount(5);
  await check('photos in the tray', { visible: app.locator('[data-tile]').first() });
  await trayMenu.click();
  await app.getByRole('menuitem', { name: 'Seleccionar varias' }).click();
  await app.locator('[data-tile-stop]').nth(0).click();
  await app.locator('[data-tile-stop]').nth(1).click();
  await check('several are chosen', { visible: app.locator('[data-tile-stop][aria-pressed="true"]').first() });
  await button('Cancelar').click();
  await trayMenu.click();
  await app.getByRole('menuitemcheckbox').first().click();
  await closeMenu(page);
  await check('only unused photos', { visible: app.locator('[data-tile]').first() });
  await button('Rellenar automáticamente').click();
  await app.getByText('Mostrar calidad de foto').click();
  await choose(page, button('Añadir fotos'), [falsePhoto()]);
  await expect(app.locator('[data-failed]')).toBeVisible();
  await check('filled, qualities shown, a file refused', { visible: app.locator('[data-smiley]').first() });
  await check('the menu of the tray', {
    visible: app.getByRole('menu'),
    open: (t) => button(t('trayMenu')).click(),
    close: () => closeMenu(page),
  });
  await check('the menu of a photo', {
    visible: app.getByRole('menu'),
    open: () => app.locator('[data-slot]:not([data-empty])').first().press('Enter'),
    close: () => closeMenu(page),
  });
  await app.locator('[data-slot]').first().press('s');
  await check('a photo waits for its place', { visible: app.locator('[data-open]').first() });
});

test('[PEDIT-01] [TITLE-01] no width from 320 to 1600 px clips a dialog of the editor, in any language', async ({ page }) => {
  const walker = await openWalker(page);
  const { app, check } = walker;
  const dialog = app.locator('section[role="dialog"]');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  await openEditor(walker, '/collage/basico/101');
  await app.getByRole('button', { name: /Usa dos dedos/ }).click();
  await choose(page, app.getByRole('button', { name: 'Añadir fotos' }), await holidayPhotos(1));
  const slot = app.locator('[data-slot]').first();
  await expect(slot).toHaveAccessibleName(/ calidad$/);
  await slot.press('?');
  await check('the list of keys', { visible: dialog });
  await page.keyboard.press('Escape');
  await slot.press('Enter');
  await app.getByRole('menuitem', { name: 'Editar' }).click();
  await check('the photo', { visible: dialog.getByRole('toolbar') });
  await inDialog('Efectos').click();
  await expect(dialog.getByRole('radiogroup').locator('img')).toHaveCount(7);
  await check('its effects', { visible: dialog.getByRole('radio').first() });
  await inDialog('Editar').click();
  await inDialog('Texto').click();
  await check('words on it', { visible: dialog.getByRole('textbox') });
  await page.keyboard.press('Escape');
  await app.locator('[data-empty]').first().press('Enter');
  await check('the chooser', { visible: dialog.getByRole('tab').first() });
  await dialog.getByRole('tab', { name: 'Frases' }).click();
  await expect(dialog.getByRole('tabpanel').locator('img').first()).toBeVisible();
  await check('quotes', { visible: dialog.getByRole('tab').first() });
  await page.keyboard.press('Escape');
  await app.getByRole('button', { name: /^Título: / }).press('Enter');
  await check('the title', { visible: dialog.getByRole('textbox').first() });
  await inDialog('Cambiar color').click();
  await check('its colours', { visible: app.getByRole('listbox') });
});
