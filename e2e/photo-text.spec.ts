import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, newName, openFourSlots, openOneSlot, saveToNewAccount, slot } from './steps.ts';

const LONG = 'Una frase\n'.repeat(80);
const STOPPED = 'No cabe más texto en esta foto.';

const textDialog = (page: Page) => page.getByRole('dialog', { name: 'Agregar texto' });
const photoDialog = (page: Page) => page.getByRole('dialog', { name: 'Editar foto' });
const wordsOf = (page: Page) => textDialog(page).getByRole('textbox', { name: 'Tu texto' });
/** Of a slot with words on its photo. */
const slotSaying = (page: Page, words: string) => page.getByRole('button', { name: `con el texto: ${words}`, exact: false });

async function openPhotoDialog(page: Page): Promise<void> {
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(photoDialog(page)).toBeVisible();
}

async function openTextDialog(page: Page): Promise<Locator> {
  await openPhotoDialog(page);
  await photoDialog(page).getByRole('button', { name: 'Texto' }).click();
  await expect(wordsOf(page)).toBeFocused();
  await expect(photoDialog(page)).toBeHidden();
  // A tip of a button that came to lie under the mouse would be what Escape closes first.
  await page.mouse.move(2, 2);
  return textDialog(page);
}

function previewOf(dialog: Locator): Promise<string> {
  return dialog
    .getByRole('img', { name: /^Vista previa de la foto/ })
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
}

/** The preview once it stayed the same for some looks in a row. */
async function settledPreview(dialog: Locator): Promise<string> {
  let last = '';
  let looks = 0;
  const looksAlike = async (): Promise<number> => {
    const now = await previewOf(dialog);
    looks = now === last ? looks + 1 : 0;
    last = now;
    return looks;
  };
  await expect.poll(looksAlike, { message: 'the preview comes to rest', intervals: [250] }).toBeGreaterThan(2);
  return last;
}

/** Does something, and waits until the preview shows it. */
async function changesPreview(dialog: Locator, what: string, change: () => Promise<unknown>): Promise<void> {
  const before = await settledPreview(dialog);
  await change();
  await expect.poll(() => previewOf(dialog), { message: `${what} shows in the preview` }).not.toBe(before);
}

async function oneFilledSlot(page: Page): Promise<void> {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
}

test('[PTEXT-01] [PTEXT-02] [PTEXT-03] [PTEXT-04] [PTEXT-15] [PEDIT-10] [PEDIT-14] [TFIT-02] words are typed on a photo, stopped where no more fit, and are one step', async ({
  page,
}) => {
  await oneFilledSlot(page);
  const plain = await settledPicture(page);
  const dialog = await openTextDialog(page);
  const words = wordsOf(page);
  await expect(words).toHaveAttribute('placeholder', 'Introduce aquí tu texto');
  await changesPreview(dialog, 'typing', () => words.pressSequentially('Verano en la costa'));
  await changesPreview(dialog, 'a second line', () => words.pressSequentially('\n1987'));
  await expect(dialog.getByRole('img', { name: /Verano en la costa/ })).toBeVisible();

  await words.fill(LONG);
  await expect(words).toHaveValue('Verano en la costa\n1987');
  await expect(dialog.getByText(STOPPED)).toBeVisible();
  await words.press('End');
  await words.pressSequentially('漢!');
  await expect(words).toHaveValue('Verano en la costa\n1987!');
  await words.press('Backspace');
  await expect(dialog.getByText(STOPPED)).toBeHidden();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Rellenar/editar tu collage')).toBeVisible();
  await expect(slotSaying(page, 'Verano en la costa')).toBeFocused();
  const written = await changedPicture(page, plain);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(page, plain);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expectPicture(page, written);
});

test('[PTEXT-07] [PTEXT-08] [PTEXT-09] [PTEXT-10] [PTEXT-11] [PTEXT-12] [PTEXT-13] size, font, colour, place and background show at once', async ({
  page,
}) => {
  await oneFilledSlot(page);
  const dialog = await openTextDialog(page);
  await wordsOf(page).fill('Mar');
  const smaller = dialog.getByRole('button', { name: 'Letra más pequeña' });
  const larger = dialog.getByRole('button', { name: 'Letra más grande' });
  await expect(larger).toBeHidden();
  for (const size of ['2,5 cm', '1,7 cm', '0,9 cm', '0,7 cm', '0,6 cm']) {
    await changesPreview(dialog, size, () => smaller.click());
    await expect(dialog.getByText(size, { exact: true })).toBeVisible();
  }
  await expect(smaller).toBeHidden();
  await expect(larger).toBeFocused();
  await larger.click();
  await larger.click();
  await larger.click();

  const font = dialog.getByRole('button', { name: /Estilo/ });
  await expect(font).toContainText('Moderno');
  await font.click();
  await expect(page.getByRole('option')).toHaveText(['Moderno', 'Manuscrito', 'Divertido', 'Clásico']);
  await changesPreview(dialog, 'a font', () => page.getByRole('option', { name: 'Manuscrito' }).click());

  await dialog.getByRole('button', { name: 'Cambiar color' }).click();
  const picker = page.getByRole('dialog', { name: 'Elige tu color' });
  await expect(picker.getByRole('option')).toHaveCount(112);
  expect(await picker.boundingBox()).toMatchObject({ width: 282, height: 170 });
  await changesPreview(dialog, 'a colour', () => picker.getByRole('option').nth(40).click());
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();

  for (const name of ['Izquierda', 'Derecha', 'Arriba', 'En medio', 'Franja clara', 'Franja oscura', 'Ninguno']) {
    const choice = dialog.getByRole('radio', { name, exact: true });
    await changesPreview(dialog, name, () => choice.click());
    await expect(choice).toBeChecked();
  }
  await changesPreview(dialog, 'small letters', () => dialog.getByText('¿Mayúsculas?').click());
});

test('[PTEXT-05] [PTEXT-17] [TFIT-06] back to the photo with the text; closing takes nothing along; no words are no text', async ({
  page,
}) => {
  await oneFilledSlot(page);
  const dialog = await openTextDialog(page);
  await wordsOf(page).fill('Mar y sol');
  await dialog.getByRole('button', { name: 'Editar', exact: true }).click();
  await expect(photoDialog(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await photoDialog(page).getByRole('button', { name: 'Texto' }).click();
  await expect(wordsOf(page)).toHaveValue('Mar y sol');
  await page.mouse.move(2, 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await wordsOf(page).fill('Otra cosa');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(slotSaying(page, 'Mar y sol')).toBeVisible();
  await openTextDialog(page);
  await wordsOf(page).fill('Otra cosa');
  await dialog.getByRole('button', { name: 'Cerrar ventana' }).click();
  await expect(slotSaying(page, 'Mar y sol')).toBeVisible();

  await openTextDialog(page);
  await wordsOf(page).fill('  ');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(slotSaying(page, '')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(slotSaying(page, 'Mar y sol')).toBeVisible();
});

test('the caret stays where it is when what was typed is not taken', async ({ page }) => {
  await oneFilledSlot(page);
  await openTextDialog(page);
  const words = wordsOf(page);
  await words.fill('Sol y mar');
  await words.press('Home');
  await words.press('ArrowRight');
  await words.pressSequentially('漢字a');
  await expect(words).toHaveValue('Saol y mar');
});

test('[PTEXT-04] by keyboard alone; the text goes with its photo to another slot, is saved and opened again', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await slot(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(photoDialog(page)).toBeVisible();
  await photoDialog(page).getByRole('button', { name: 'Texto' }).press('Enter');
  await expect(wordsOf(page)).toBeFocused();
  await page.keyboard.type('Abril');
  const dialog = textDialog(page);
  await dialog.getByRole('radio', { name: 'Franja clara' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'Franja clara' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Listo' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(slot(page, 1)).toBeFocused();
  await expect(slot(page, 1)).toHaveAccessibleName(/con el texto: Abril$/);

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Intercambiar/ }).press('Enter');
  await slot(page, 4).press('Enter');
  await expect(slot(page, 4)).toHaveAccessibleName(/con el texto: Abril$/);
  const picture = await settledPicture(page);
  await saveToNewAccount(page, newName('texto'));
  await page.reload();
  await expect(slot(page, 4)).toHaveAccessibleName(/calidad, con el texto: Abril$/);
  await expectPicture(page, picture);
});

test('@phone [PTEXT-06] on a phone: the preview and the way out stay in sight, and no link leads back', async ({ page, isMobile }) => {
  await oneFilledSlot(page);
  const dialog = await openTextDialog(page);
  await wordsOf(page).fill('Mar');
  const done = dialog.getByRole('button', { name: 'Listo' });
  if (isMobile) {
    await expect(dialog.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Franja oscura' }).scrollIntoViewIfNeeded();
    await expect(done).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('img', { name: /^Vista previa/ })).toBeInViewport({ ratio: 1 });
  }
  await changesPreview(dialog, 'a stripe', () => dialog.getByRole('radio', { name: 'Franja oscura' }).click());
  await done.click();
  await expect(slotSaying(page, 'Mar')).toBeVisible();
});

test('@phone WCAG: the text of a photo, empty, written, stopped, and its colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await oneFilledSlot(page);
  const dialog = await openTextDialog(page);
  await expectAccessible(page, 'empty');
  await wordsOf(page).fill('Mar');
  await expectAccessible(page, 'written');
  await wordsOf(page).fill(LONG);
  await expect(dialog.getByText(STOPPED)).toBeVisible();
  await expectAccessible(page, 'stopped');
  await dialog.getByRole('button', { name: 'Cambiar color' }).click();
  await expect(page.getByRole('dialog', { name: 'Elige tu color' })).toBeVisible();
  await expectAccessible(page, 'colours');
});
