import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, openDesign, openFourSlots, openOneSlot, slot, startNow } from './steps.ts';

/** The same photo, of which the second half never came. */
function cutPhoto(file: string) {
  const whole = readFileSync(file);
  return { name: 'cortada.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length / 2) };
}

async function addFile(page: Page, file: ReturnType<typeof cutPhoto>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('region', { name: 'Tus fotos' }).getByRole('button', { name: 'Añadir fotos' }).click(),
  ]);
  await chooser.setFiles(file);
}

const undoButton = (page: Page): Locator => page.getByRole('button', { name: 'Deshacer' });

/** Escape and at once Ctrl+Z: the window still fades away. */
async function closeAndUndo(page: Page, window: Locator): Promise<void> {
  await expect(window).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
}

test('undo and redo work at once when a window has closed, before it has faded away', async ({ page }) => {
  await openDesign(page, '/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await startNow(page);
  await fill(page, await holidayPhotos(2));
  const filled = page.getByRole('button', { name: /^espacio \d+ de \d+, .* calidad/ });
  const windows: readonly (readonly [name: string, open: () => Promise<void>])[] = [
    ['Cambiar título', () => page.getByRole('button', { name: 'Cambiar título' }).click()],
    ['Crea tu cuenta', () => page.getByRole('button', { name: 'Guardar / Ordenar' }).click()],
    ['Agregar texto', () => openPhotoText(page)],
  ];
  for (const [name, open] of windows) {
    await open();
    const window = page.getByRole('dialog', { name });
    await expect(window.getByRole('textbox').first()).toBeFocused();
    await closeAndUndo(page, window);
    await expect(filled, `undone after ${name}`).toHaveCount(0);
    await expect(window).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(filled).toHaveCount(2);
  }
});

async function openPhotoText(page: Page): Promise<void> {
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('dialog', { name: 'Editar foto' }).getByRole('button', { name: 'Texto' }).click();
}

test('words that are typed are taken back by the field, not by the collage', async ({ page }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  await openPhotoText(page);
  const words = page.getByRole('textbox', { name: 'Tu texto' });
  await words.pressSequentially('Verano');
  await page.keyboard.press('Control+z');
  await expect(words).not.toHaveValue('Verano');
  await expect(page.getByRole('dialog', { name: 'Agregar texto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slot(page, 1)).toHaveAccessibleName(/calidad/);
});

test('[PSTATE-09] a photo that fails and leaves the collage leaves no step that does nothing', async ({ page }) => {
  const [file = ''] = await holidayPhotos(1);
  await openFourSlots(page);
  await addFile(page, cutPhoto(file));
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await expect(tray.getByRole('listitem').filter({ hasText: 'El archivo está cortado.' })).toBeVisible();
  await expect(undoButton(page)).toBeDisabled();
  await addPhotos(page, [file]);
  await expect(slot(page, 1)).toHaveAccessibleName(/calidad/);
  await addFile(page, cutPhoto(file));
  await expect(tray.getByRole('listitem').filter({ hasText: 'El archivo está cortado.' })).toHaveCount(2);
  await undoButton(page).click();
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
});

interface Looking extends Window {
  shownAfterKey?: Promise<number>;
}

/** Presses a key; how many slots show a photo in the very first frame after it. */
async function shownAfter(page: Page, keys: string): Promise<number> {
  await page.evaluate(() => {
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
        return empty.some((part, at) => Math.abs(part - (pixel[at] ?? 0)) > 2);
      };
      return [...document.querySelectorAll('[data-slot]')].filter(isFilled).length;
    };
    (window as Looking).shownAfterKey = new Promise((resolve) => {
      const onKey = ({ key }: KeyboardEvent): void => {
        if (key === 'Control') return;
        removeEventListener('keydown', onKey, true);
        requestAnimationFrame(() => resolve(count()));
      };
      addEventListener('keydown', onKey, true);
    });
  });
  await page.keyboard.press(keys);
  return page.evaluate(() => (window as Looking).shownAfterKey ?? -1);
}

test('photos that come back with redo are there in the first frame', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  // Filled is what the names say; the pictures follow.
  await expect.poll(() => shownAfter(page, 'Shift')).toBe(4);
  expect(await shownAfter(page, 'Control+z')).toBe(0);
  expect(await shownAfter(page, 'Control+y')).toBe(4);
});

test('[SIZE-02] [ROUTE-08] a style is not lost when the language changes before the design is there', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/list*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/htmlapp/?lang=en#/collage/basic/101/A');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: /^Idioma/ })).toBeVisible();
  answer();
  await expect(page.getByRole('spinbutton', { name: 'Filas' })).toHaveAttribute('aria-valuenow', '5');
  await expect(page).toHaveURL(/#\/collage\/basico\/101$/);
});

test('[SIZE-02] the same style opened twice in a row steps the layout twice', async ({ page }) => {
  await openDesign(page, '/collage/basico/101');
  for (const rows of ['5', '6']) {
    await page.evaluate(() => {
      window.location.hash = '#/collage/basic/101/A';
    });
    await expect(page.getByRole('spinbutton', { name: 'Filas' })).toHaveAttribute('aria-valuenow', rows);
    await expect(page).not.toHaveURL(/\/A$/);
  }
});
