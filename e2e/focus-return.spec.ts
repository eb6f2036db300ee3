import { expect, type Locator, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, openDesign, openFourSlots, openOneSlot, slot, startNow } from './steps.ts';

/** How often Tab goes on and back: round every form, and further than the end of every list is from its start. */
const STEPS = { Tab: 20, 'Shift+Tab': 6 } as const;

async function press(opener: Locator, key = 'Enter'): Promise<void> {
  await opener.focus();
  await opener.press(key);
}

/** The focus is in it and stays in it, forwards and backwards. */
async function expectHeld(page: Page, window: Locator): Promise<void> {
  const holdsFocus = () => window.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus, { message: 'the focus goes in' }).toBe(true);
  const escapes = await window.evaluateHandle((element) => {
    const outside: string[] = [];
    document.addEventListener('focusin', ({ target }) => element.contains(target as Node) || outside.push((target as Element).outerHTML));
    return outside;
  });
  for (const [key, times] of Object.entries(STEPS)) {
    for (let presses = 0; presses < times; presses++) await page.keyboard.press(key);
    expect(await holdsFocus(), `${key} stays in ${window}`).toBe(true);
  }
  expect(await escapes.jsonValue(), `what had the focus outside of ${window}`).toEqual([]);
}

/** In, held, and with Escape back to what opened it. */
async function expectReturn(page: Page, window: Locator, opener: Locator): Promise<void> {
  await expect(window).toBeVisible();
  await expectHeld(page, window);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(opener).toBeFocused();
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function editPhoto(page: Page): Promise<Locator> {
  await press(slot(page, 1));
  await expect(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const photo = dialog(page, 'Editar foto');
  await expect(photo).toBeVisible();
  return photo;
}

async function windowsBeforeEditor(page: Page): Promise<void> {
  await openDesign(page, '/collage/basico/101');
  const format = button(page, 'Cambiar formato');
  await press(format);
  await expectReturn(page, dialog(page, 'Ajusta tu formato'), format);
  const language = button(page.getByRole('banner'), /^Idioma/);
  await press(language);
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
}

async function windowsOfPhoto(page: Page): Promise<void> {
  await openFourSlots(page);
  await press(slot(page, 1));
  await expectReturn(page, dialog(page, 'Elige una foto'), slot(page, 1));
  await fill(page, await holidayPhotos(3));
  await press(slot(page, 1));
  await expect(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slot(page, 1)).toBeFocused();
  for (const tab of ['Demo album', 'Frases']) {
    await press(slot(page, 1));
    await expect(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
    await page.keyboard.press('Enter');
    const chooser = dialog(page, 'Elige una foto');
    await chooser.getByRole('tab', { name: tab }).click();
    await expectReturn(page, chooser, slot(page, 1));
  }
  await editPhoto(page);
  await expectReturn(page, dialog(page, 'Editar foto'), slot(page, 1));
  const photo = await editPhoto(page);
  await press(button(photo, 'Efectos'));
  await expect(photo.getByRole('radio', { checked: true })).toBeFocused();
  await press(button(photo, 'Editar'));
  await expect(button(photo, 'Efectos')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(photo.getByRole('radio', { checked: true })).toBeFocused();
  await expectReturn(page, photo, slot(page, 1));
  await press(button(await editPhoto(page), 'Texto'));
  const text = dialog(page, 'Agregar texto');
  await expect(text.getByRole('textbox', { name: 'Tu texto' })).toBeFocused();
  const colour = button(text, 'Cambiar color').first();
  await press(colour);
  await expectReturn(page, dialog(page, 'Elige tu color'), colour);
  await expectReturn(page, text, slot(page, 1));
}

async function windowsOfEditor(page: Page): Promise<void> {
  await openDesign(page, '/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await startNow(page);
  for (const opener of [button(page, 'Cambiar título'), button(page, /^Título: /)]) {
    await press(opener);
    await expectReturn(page, dialog(page, 'Cambiar título'), opener);
  }
  const background = button(page, 'Cambiar color de fondo');
  await press(background);
  await expectReturn(page, dialog(page, 'Cambiar color de fondo'), background);
  await addPhotos(page, await holidayPhotos(2));
  await expect(button(page, /, sin usar$/)).toHaveCount(2);
  const more = button(page, 'Más para tus fotos');
  await press(more);
  await page.getByRole('menuitem', { name: 'Teclas' }).press('Enter');
  await expectReturn(page, dialog(page, 'Teclas'), more);
  await press(slot(page, 1), '?');
  await expectReturn(page, dialog(page, 'Teclas'), slot(page, 1));
  const stop = button(page, 'Detén el creador de collages');
  await press(stop);
  await expectReturn(page, dialog(page, '¿Quieres detenerte?'), stop);
  const order = button(page, 'Ordenar');
  await press(order);
  await expectReturn(page, dialog(page, 'No todas las fotos han sido colocadas'), order);
}

async function formsOfSaving(page: Page): Promise<void> {
  await openOneSlot(page);
  for (const save of [button(page, 'Guardar / Ordenar'), button(page.getByRole('banner'), 'Guardar')]) {
    await press(save);
    const register = dialog(page, 'Crea tu cuenta');
    await expect(register.getByLabel('Nombre de usuario')).toBeFocused();
    const terms = button(register, 'Leer las condiciones');
    await press(terms);
    await expect(dialog(page, 'Condiciones generales de uso')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(terms).toBeFocused();
    await press(button(register, 'Iniciar sesión'));
    const signIn = dialog(page, 'Iniciar sesión');
    await expect(signIn.getByLabel('Nombre de usuario')).toBeFocused();
    await press(button(signIn, 'Regístrate gratis'));
    await expect(register.getByLabel('Nombre de usuario')).toBeFocused();
    await expectReturn(page, register, save);
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(reducedMotion === 'reduce' ? 'with little motion' : 'with motion', () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion }));

    test('the focus comes back from the windows before the editor', ({ page }) => windowsBeforeEditor(page));
    test('the focus comes back from the windows of a photo', ({ page }) => windowsOfPhoto(page));
    test('the focus comes back from title, background, tray, keys and leaving', ({ page }) => windowsOfEditor(page));
    test('the focus goes through the forms of saving and comes back to the button', ({ page }) => formsOfSaving(page));
  });
}

test('the focus comes back on a machine that is slow to draw', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
    const cancelled = new Set<number>();
    const lateMs = 400;
    window.requestAnimationFrame = (run) => {
      const frame = request(() => setTimeout(() => cancelled.has(frame) || run(performance.now()), lateMs));
      return frame;
    };
    window.cancelAnimationFrame = (frame) => {
      cancelled.add(frame);
      cancel(frame);
    };
  });
  await openOneSlot(page);
  const save = button(page, 'Guardar / Ordenar');
  await press(save);
  const register = dialog(page, 'Crea tu cuenta');
  await expect(register.getByLabel('Nombre de usuario')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(register).toBeHidden();
  await expect(save).toBeFocused();
});
