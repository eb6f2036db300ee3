import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, fillRegister, newName, openFourSlots, openOneSlot, slot, tile } from './steps.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const tray = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const trayMenu = (page: Page) => page.getByRole('button', { name: 'Más para tus fotos' });

test('@phone WCAG: the tray while photos are chosen, its menu, the list of keys, and news', async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(5));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(5);
  await trayMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu of the tray');
  await page.getByRole('menuitem', { name: 'Seleccionar varias' }).click();
  await expectAccessible(page, 'several are to be chosen');
  await tile(page, 'holiday-04.jpg').click();
  await tile(page, 'holiday-05.jpg').click();
  await expect(tray(page).locator('[aria-pressed="true"]')).toHaveCount(2);
  await expectAccessible(page, 'two are chosen');
  await tray(page).getByRole('button', { name: 'Cancelar' }).click();

  await trayMenu(page).click();
  await page.getByRole('menuitem', { name: 'Teclas' }).click();
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible();
  await expectAccessible(page, 'list of keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Completar automáticamente' }).click();
  await expect(page.getByText(/^No se han usado todas las fotos/)).toBeVisible();
  await expectAccessible(page, 'not all photos placed');
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: /^Intercambiar/ }).click();
  await expect(page.getByText('Elige el espacio con el que intercambiar')).toBeVisible();
  await expectAccessible(page, 'a slot waits for another');
});

test('@phone WCAG: the effects of a photo', async ({ page }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  await dialog.getByRole('button', { name: 'Efectos' }).click();
  await expect(dialog.getByRole('radiogroup').locator('img')).toHaveCount(7);
  await dialog.getByText('Sepia', { exact: true }).click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Sepia');
  await expectAccessible(page, 'effects');
});

test('@phone WCAG: the chooser while quotes come, when they do not, and when they are there', async ({ page }) => {
  await openOneSlot(page);
  await slot(page, 1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expect(chooser).toBeVisible();
  await expectAccessible(page, 'computer, no photos yet');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/collagePhoto/**', async (route) => {
    await held;
    await route.abort();
  });
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await expect(chooser.getByText('Las frases se están cargando')).toBeVisible();
  await expectAccessible(page, 'quotes are loading');
  release();
  const again = chooser.getByRole('button', { name: 'Volver a intentarlo' });
  await expect(again).toBeVisible();
  await expectAccessible(page, 'quotes did not come');
  await page.unroute('**/api/collagePhoto/**');
  await again.click();
  await expect(chooser.getByText('Haz clic en una frase para añadirla a tu collage.')).toBeVisible();
  await expectAccessible(page, 'quotes');
});

test('@phone WCAG: photos on their way to the account, one of them refused, one that is no photo', async ({ page }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await fillRegister(page, newName('axe'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.route('**/api/upload*', (route) =>
    route.fulfill({ status: 413, json: { error: 'ERROR_QUOTA', msg: 'Tu espacio está lleno.' } }),
  );
  const [, second = ''] = await holidayPhotos(2);
  await addPhotos(page, [second]);
  await expect(page.getByRole('button', { name: /^holiday-02\.jpg no se ha enviado/ })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'a photo is refused by the server');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expectAccessible(page, 'sending is paused');
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), tray(page).getByRole('button', { name: 'Añadir fotos' }).click()]);
  await picker.setFiles({ name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is no photo at all') });
  await expect(tray(page).locator('[data-state="ERROR"], [data-failed]').first()).toBeVisible();
  await expectAccessible(page, 'a file that is no photo');
});
