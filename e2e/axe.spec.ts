import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { smallPhoto } from './odd-files.ts';
import { addPhotos, fill, fillRegister, newName, openDesign, openFourSlots, openOneSlot, slot, startNow } from './steps.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('@phone WCAG: list, language menu, size and adjust, format window, error screen', async ({ page }) => {
  await page.goto('/htmlapp/#/eleccion');
  await expect(page.locator('a[href$="/101"]')).toBeVisible();
  await expectAccessible(page, 'list');
  const menu = page.getByRole('banner').getByRole('button', { name: /^(Idioma|Menú)/ });
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'language menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await openDesign(page, '/collage/diseno/201');
  await expectAccessible(page, 'static design');
  await openDesign(page, '/collage/basico/101');
  await expectAccessible(page, 'generated design');
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajusta tu formato' });
  await expectAccessible(page, 'format window');
  await dialog.getByRole('button', { name: 'Quiero una formato diferente' }).click();
  await dialog.getByLabel('Anchura (cm)').fill('1');
  await expectAccessible(page, 'size of one’s own, wrong');
  await page.goto('/htmlapp/#/error?error=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'error screen');
});

test('@phone WCAG: the editor, empty and filled, and its windows', async ({ page, isMobile }) => {
  await openFourSlots(page);
  await expectAccessible(page, 'empty editor');
  await fill(page, await holidayPhotos(3));
  await addPhotos(page, [await smallPhoto()]);
  await expect(slot(page, 4)).toHaveAccessibleName(/pequena\.jpg, mala calidad/);
  if (isMobile) await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByText('Mostrar calidad de foto').click();
  await expectAccessible(page, 'quality shown');
  await page.getByRole('button', { name: 'Cambiar color de fondo' }).click();
  await expect(page.getByText('Elige tu color')).toBeVisible();
  await expectAccessible(page, 'background colours');
  await page.getByRole('button', { name: 'cerrar', exact: true }).click();
  if (isMobile) await page.getByRole('button', { name: 'Cerrar menú' }).click();

  await slot(page, 1).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu of a photo');
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar foto' })).toBeVisible();
  await expectAccessible(page, 'photo dialog');
  await page.keyboard.press('Escape');
  await slot(page, 2).click();
  await page.getByRole('menuitem', { name: 'Reemplazar' }).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expectAccessible(page, 'chooser, computer');
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await expect(chooser.getByText('Haz clic en una frase para añadirla a tu collage.')).toBeVisible();
  await expectAccessible(page, 'chooser, quotes');
});

test('@phone WCAG: the title window', async ({ page }) => {
  await openDesign(page, '/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await startNow(page);
  await page.getByRole('button', { name: /^Título: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar título' });
  await expectAccessible(page, 'title window');
  await dialog.getByRole('button', { name: 'Cambiar color' }).click();
  await expect(page.getByText('Elige tu color')).toBeVisible();
  await expectAccessible(page, 'title colours');
});

test('@phone WCAG: account, saving, leaving, cart and order', async ({ page }) => {
  await openOneSlot(page);
  await page.getByRole('button', { name: 'Detén el creador de collages' }).click();
  await expect(page.getByRole('dialog', { name: '¿Quieres detenerte?' })).toBeVisible();
  await expectAccessible(page, 'want to quit');
  await page.keyboard.press('Escape');
  await fill(page, await holidayPhotos(1));
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Por favor, introduce todos los datos obligatorios.')).toBeVisible();
  await expectAccessible(page, 'register, wrong');
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expectAccessible(page, 'sign in, wrong');
  await page.getByRole('button', { name: 'Regístrate gratis' }).click();
  await fillRegister(page, newName('axe'));
  await page.route('**/api/save*', (route) => route.abort());
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('No se ha podido completar')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'save failed');
  await page.unroute('**/api/save*');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'saved');
  await page.getByRole('button', { name: 'Ordena tu collage' }).click();
  await page.getByRole('button', { name: 'Pedido con obligación de pago' }).click();
  await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
  await expectAccessible(page, 'cart, wrong');
});
