import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, openDesign, openFourSlots, openOneSlot, slot, startNow } from '../browser/steps.ts';

/** Numbers of Tab presses in each direction: enough to go around every form, and past the ends of every list. */
const STEPS = { Tab: 20, 'Shift+Tab': 6 } as const;

async function press(opener: Locator, key = 'Enter'): Promise<void> {
  await opener.focus();
  await opener.press(key);
}

/** Expects a focus trap: the focus is inside and stays inside, forwards and backwards. */
async function expectHeld(window: Locator): Promise<void> {
  const holdsFocus = () => window.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus, { message: 'the focus goes in' }).toBe(true);
  const outside: string[] = [];
  const element = window.element();
  const note = ({ target }: Event): void => void (element.contains(target as Node) || outside.push((target as Element).outerHTML));
  document.addEventListener('focusin', note);
  for (const [key, times] of Object.entries(STEPS)) {
    for (let presses = 0; presses < times; presses++) await keyboard.press(key);
    expect(await holdsFocus(), `${key} stays in ${window.selector}`).toBe(true);
  }
  document.removeEventListener('focusin', note);
  expect(outside, `what had the focus outside of ${window.selector}`).toEqual([]);
}

/** Expects the focus inside and trapped, and after Escape back on the opener. */
async function expectReturn(window: Locator, opener: Locator): Promise<void> {
  await expectElement(window).toBeVisible();
  await expectHeld(window);
  await keyboard.press('Escape');
  await expectElement(window).toBeHidden();
  await expectElement(opener).toBeFocused();
}

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const button = (name: string | RegExp, part: Pick<Locator, 'getByRole'> = page) => part.getByRole('button', { name, exact: true });

async function editPhoto(): Promise<Locator> {
  await press(slot(1));
  await expectElement(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const photo = dialog('Editar foto');
  await expectElement(photo).toBeVisible();
  return photo;
}

async function windowsBeforeEditor(): Promise<void> {
  await openDesign('/collage/basico/101');
  const format = button('Cambiar formato');
  await press(format);
  await expectReturn(dialog('Ajusta tu formato'), format);
  const language = button(/^Idioma/, page.getByRole('banner'));
  await press(language);
  await expectElement(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
  await keyboard.press('Escape');
  await expectElement(language).toBeFocused();
}

async function windowsOfPhoto(): Promise<void> {
  await openFourSlots();
  await press(slot(1));
  await expectReturn(dialog('Elige una foto'), slot(1));
  await fill(await holidayPhotos(3));
  await press(slot(1));
  await expectElement(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  await keyboard.press('Escape');
  await expectElement(slot(1)).toBeFocused();
  for (const tab of ['Demo album', 'Frases']) {
    await press(slot(1));
    await expectElement(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
    await keyboard.press('Enter');
    const chooser = dialog('Elige una foto');
    await chooser.getByRole('tab', { name: tab }).click();
    await expectReturn(chooser, slot(1));
  }
  await editPhoto();
  await expectReturn(dialog('Editar foto'), slot(1));
  const photo = await editPhoto();
  await press(button('Efectos', photo));
  await expectElement(photo.getByRole('radio', { checked: true })).toBeFocused();
  await press(button('Editar', photo));
  await expectElement(button('Efectos', photo)).toBeFocused();
  await keyboard.press('Enter');
  await expectElement(photo.getByRole('radio', { checked: true })).toBeFocused();
  await expectReturn(photo, slot(1));
  await press(button('Texto', await editPhoto()));
  const text = dialog('Agregar texto');
  await expectElement(text.getByRole('textbox', { name: 'Tu texto' })).toBeFocused();
  const colour = button('Cambiar color', text).first();
  await press(colour);
  await expectReturn(dialog('Elige tu color'), colour);
  await expectReturn(text, slot(1));
}

async function windowsOfEditor(): Promise<void> {
  await openDesign('/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await startNow();
  for (const opener of [button('Cambiar título'), button(/^Título: /)]) {
    await press(opener);
    await expectReturn(dialog('Cambiar título'), opener);
  }
  const background = button('Cambiar color de fondo');
  await press(background);
  await expectReturn(dialog('Cambiar color de fondo'), background);
  await addPhotos(await holidayPhotos(2));
  await expectElement(button(/, sin usar$/)).toHaveCount(2);
  const more = button('Más opciones para tus fotos');
  await press(more);
  await page.getByRole('menuitem', { name: 'Atajos de teclado' }).press('Enter');
  await expectReturn(dialog('Atajos de teclado'), more);
  await press(slot(1), '?');
  await expectReturn(dialog('Atajos de teclado'), slot(1));
  const stop = button('Detén el creador de collages');
  await press(stop);
  await expectReturn(dialog('¿Quieres detenerte?'), stop);
  const menu = button('Menú');
  await press(menu);
  await page.getByRole('menuitem', { name: 'Ordenar' }).press('Enter');
  await expectReturn(dialog('No todas las fotos han sido colocadas'), menu);
}

async function formsOfSaving(): Promise<void> {
  await openOneSlot();
  for (const save of [button('Guardar / Ordenar'), button('Guardar')]) {
    await press(save);
    const register = dialog('Crea tu cuenta');
    await expectElement(register.getByLabelText('Nombre de usuario')).toBeFocused();
    const terms = button('Leer las condiciones', register);
    await press(terms);
    await expectElement(dialog('Condiciones generales')).toBeVisible();
    await keyboard.press('Escape');
    await expectElement(terms).toBeFocused();
    await press(button('Iniciar sesión', register));
    const signIn = dialog('Iniciar sesión');
    await expectElement(signIn.getByLabelText('Nombre de usuario')).toBeFocused();
    await press(button('Regístrate gratis', signIn));
    await expectElement(register.getByLabelText('Nombre de usuario')).toBeFocused();
    await expectReturn(register, save);
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  describe(reducedMotion === 'reduce' ? 'with little motion' : 'with motion', () => {
    beforeEach(() => commands.preferMedia({ reducedMotion }));

    it('the focus returns from the dialogs before the editor', windowsBeforeEditor);
    it('the focus returns from the dialogs of a photo', windowsOfPhoto);
    it('the focus returns from title, background, tray, key list and leaving', windowsOfEditor);
    it('the focus moves through the forms of saving and returns to the button', formsOfSaving);
  });
}

/** Delay of a frame on a slow machine, ms. */
const LATE_MS = 400;

it('the focus returns on a slow machine', async () => {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  const cancelled = new Set<number>();
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    const frame = request(() => setTimeout(() => cancelled.has(frame) || run(performance.now()), LATE_MS));
    return frame;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    cancelled.add(frame);
    cancel(frame);
  });
  await openOneSlot();
  const save = button('Guardar / Ordenar');
  await press(save);
  const register = dialog('Crea tu cuenta');
  await expectElement(register.getByLabelText('Nombre de usuario')).toBeFocused();
  await keyboard.press('Escape');
  await expectElement(register).toBeHidden();
  await expectElement(save).toBeFocused();
  vi.unstubAllGlobals();
});
