import { listCall, PATHS } from '@muro/api';
import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { delayAnswer } from '../browser/answers.ts';
import { keyboard } from '../browser/commands.ts';
import { enterAddress, expectAddress, expectElement, expectNotAddress } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { cutPhoto, holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, openDesign, openFourSlots, openOneSlot, slot, startNow } from '../browser/steps.ts';

const undoButton = (): Locator => page.getByRole('button', { name: 'Deshacer' });

/** Presses Escape and immediately Ctrl+Z, while the dialog is still fading out. */
async function closeAndUndo(window: Locator): Promise<void> {
  await expectElement(window).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('Control+z');
}

it('undo and redo work immediately when a dialog has closed, before it has faded out', async () => {
  await openDesign('/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await startNow();
  await fill(await holidayPhotos(2));
  const filled = page.getByRole('button', { name: /^espacio \d+ de \d+, .* calidad/ });
  const windows: readonly (readonly [name: string, open: () => Promise<void>])[] = [
    ['Cambiar título', () => page.getByRole('button', { name: 'Cambiar título' }).click()],
    ['Crea tu cuenta', () => page.getByRole('button', { name: 'Guardar', exact: true }).click()],
    ['Agregar texto', () => openPhotoText()],
  ];
  for (const [name, open] of windows) {
    await open();
    const window = page.getByRole('dialog', { name });
    await expectElement(window.getByRole('textbox').first()).toBeFocused();
    await closeAndUndo(window);
    await expectElement(filled, `undone after ${name}`).toHaveCount(0);
    await expectElement(window).toHaveCount(0);
    await keyboard.press('Control+y');
    await expectElement(filled).toHaveCount(2);
  }
});

async function openPhotoText(): Promise<void> {
  await slot(1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('dialog', { name: 'Editar foto' }).getByRole('button', { name: 'Texto' }).click();
}

it('typed text is undone by the field, not by the collage', async () => {
  await openOneSlot();
  await fill(await holidayPhotos(1));
  await openPhotoText();
  const field = page.getByRole('textbox', { name: 'Tu texto' });
  await field.pressSequentially('Verano');
  await keyboard.press('Control+z');
  await expectElement(field).not.toHaveValue('Verano');
  await expectElement(page.getByRole('dialog', { name: 'Agregar texto' })).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(slot(1)).toHaveAccessibleName(/calidad/);
});

it('[PSTATE-09] a photo that fails and leaves the collage leaves no empty undo step', async () => {
  const [file = ''] = await holidayPhotos(1);
  await openFourSlots();
  await addPhotos([await cutPhoto()]);
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await expectElement(tray.getByRole('listitem').filter({ hasText: 'El archivo está incompleto.' })).toBeVisible();
  await expectElement(undoButton()).toBeDisabled();
  await addPhotos([file]);
  await expectElement(slot(1)).toHaveAccessibleName(/calidad/);
  await addPhotos([await cutPhoto()]);
  await expectElement(tray.getByRole('listitem').filter({ hasText: 'El archivo está incompleto.' })).toHaveCount(2);
  await undoButton().click();
  await expectElement(slot(1)).toHaveAccessibleName(/vacío/);
});

/** Presses a key; returns how many slots show a photo in the very next frame. */
async function shownAfter(keys: string): Promise<number> {
  const empty = [0xe6, 0xdf, 0xd4];
  const count = (): number => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-hung] canvas');
    if (!canvas) return -1;
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    if (!context) return -1;
    context.drawImage(canvas, 0, 0);
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const isFilled = (place: Element): boolean => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const [x, y] = [(left + width / 2 - box.left) * scale, (top + height / 2 - box.top) * scale];
      const pixel = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
      return empty.some((part, index) => Math.abs(part - (pixel[index] ?? 0)) > 2);
    };
    return [...document.querySelectorAll('[data-slot]')].filter(isFilled).length;
  };
  const filledCount = new Promise<number>((resolve) => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Control') return;
      removeEventListener('keydown', onKey, true);
      requestAnimationFrame(() => resolve(count()));
    };
    addEventListener('keydown', onKey, true);
  });
  await keyboard.press(keys);
  return await filledCount;
}

it('photos restored by redo are shown in the first frame', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  // The accessible names report filled slots first; the pictures follow.
  await expect.poll(() => shownAfter('Shift')).toBe(4);
  expect(await shownAfter('Control+z')).toBe(0);
  expect(await shownAfter('Control+y')).toBe(4);
});

it('[SIZE-02] [ROUTE-08] a style is kept when the language changes before the design has loaded', async () => {
  const delayed = delayAnswer(PATHS.list, listCall);
  await openApp('/collage/basic/101/A', { locale: 'en' });
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expectElement(page.getByRole('button', { name: /^Idioma/ })).toBeVisible();
  delayed.release();
  await expectElement(page.getByRole('spinbutton', { name: 'Filas' })).toHaveAttribute('aria-valuenow', '5');
  await expectAddress(/#\/collage\/basico\/101$/);
});

it('[SIZE-02] the same style opened twice in a row steps the layout twice', async () => {
  await openDesign('/collage/basico/101');
  for (const rows of ['5', '6']) {
    enterAddress('#/collage/basic/101/A');
    await expectElement(page.getByRole('spinbutton', { name: 'Filas' })).toHaveAttribute('aria-valuenow', rows);
    await expectNotAddress(/\/A$/);
  }
});

it('[SIZE-02] a style typed again while it is being removed from the URL steps the layout again', async () => {
  await openDesign('/collage/basico/101');
  // Right after the router's own step: no screen has been rendered yet for the address without the style.
  const typeAgain = (): void => {
    if (/\/A$/.test(window.location.hash)) return;
    navigation.removeEventListener('currententrychange', typeAgain);
    queueMicrotask(() => enterAddress('#/collage/basic/101/A'));
  };
  enterAddress('#/collage/basic/101/A');
  navigation.addEventListener('currententrychange', typeAgain);
  await expectElement(page.getByRole('spinbutton', { name: 'Filas' })).toHaveAttribute('aria-valuenow', '6');
  await expectNotAddress(/\/A$/);
});
