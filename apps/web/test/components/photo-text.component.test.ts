import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changedPicture, expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { keyboard, mouse } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { photoDialog } from '../browser/photo-dialog-steps.ts';
import { changesPreview, LONG, oneFilledSlot, openTextDialog, STOPPED, slotWithText, wordsOf } from '../browser/photo-text-steps.ts';
import { plainPhoto } from '../browser/photos.ts';
import { fill, openOneSlot } from '../browser/steps.ts';

it('[PTEXT-01] [PTEXT-02] [PTEXT-03] [PTEXT-04] [PTEXT-15] [PEDIT-10] [PEDIT-14] [TFIT-02] words are typed on a photo, stopped where no more fit, and are one step', async () => {
  await oneFilledSlot();
  const plain = await settledPicture();
  const dialog = await openTextDialog();
  const field = wordsOf();
  await expectElement(field).toHaveAttribute('placeholder', 'Introduce aquí tu texto');
  await changesPreview(dialog, 'typing', () => field.pressSequentially('Verano en la costa'));
  await changesPreview(dialog, 'a second line', () => field.pressSequentially('\n1987'));
  await expectElement(dialog.getByRole('img', { name: /Verano en la costa/ })).toBeVisible();

  await field.fill(LONG);
  await expectElement(field).toHaveValue('Verano en la costa\n1987');
  await expectElement(dialog.getByText(STOPPED)).toBeVisible();
  await field.press('End');
  await field.pressSequentially('漢!');
  await expectElement(field).toHaveValue('Verano en la costa\n1987!');
  await field.press('Backspace');
  await expectElement(dialog.getByText(STOPPED)).toBeHidden();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expectElement(dialog).toBeHidden();
  await expectElement(page.getByText('Rellenar/editar tu collage')).toBeVisible();
  await expectElement(slotWithText('Verano en la costa')).toBeFocused();
  const written = await changedPicture(plain);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(plain);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expectPicture(written);
});

it('[PTEXT-07] [PTEXT-08] [PTEXT-09] [PTEXT-10] [PTEXT-11] [PTEXT-12] [PTEXT-13] size, font, colour, position and background are shown immediately', async () => {
  await oneFilledSlot();
  const dialog = await openTextDialog();
  await wordsOf().fill('Mar');
  const smaller = dialog.getByRole('button', { name: 'Letra más pequeña' });
  const larger = dialog.getByRole('button', { name: 'Letra más grande' });
  await expectElement(larger).toBeHidden();
  for (const size of ['2,5 cm', '1,7 cm', '0,9 cm', '0,7 cm', '0,6 cm']) {
    await changesPreview(dialog, size, () => smaller.click());
    await expectElement(dialog.getByText(size, { exact: true })).toBeVisible();
  }
  await expectElement(smaller).toBeHidden();
  await expectElement(larger).toBeFocused();
  await larger.click();
  await larger.click();
  await larger.click();

  const font = dialog.getByRole('button', { name: /Estilo/ });
  await expectElement(font).toContainText('Moderno');
  await font.click();
  await expectElement(page.getByRole('option')).toHaveText(['Moderno', 'Manuscrito', 'Divertido', 'Clásico']);
  await changesPreview(dialog, 'a font', () => page.getByRole('option', { name: 'Manuscrito' }).click());

  await dialog.getByRole('button', { name: 'Cambiar color' }).click();
  const picker = page.getByRole('dialog', { name: 'Elige tu color' });
  await expectElement(picker.getByRole('option')).toHaveCount(112);
  expect(await picker.boundingBox()).toMatchObject({ width: 282, height: 170 });
  await changesPreview(dialog, 'a colour', () => picker.getByRole('option').nth(40).click());
  await keyboard.press('Escape');
  await expectElement(picker).toBeHidden();

  for (const name of ['Izquierda', 'Derecha', 'Arriba', 'En medio', 'Franja clara', 'Franja oscura', 'Ninguno']) {
    const choice = dialog.getByRole('radio', { name, exact: true });
    await changesPreview(dialog, name, () => choice.click());
    await expectElement(choice).toBeChecked();
  }
  await changesPreview(dialog, 'small letters', () => dialog.getByText('¿Mayúsculas?').click());
});

it('[PTEXT-05] [PTEXT-17] [TFIT-06] going back applies the text; closing discards it; an empty text is removed', async () => {
  await oneFilledSlot();
  const dialog = await openTextDialog();
  await wordsOf().fill('Mar y sol');
  await dialog.getByRole('button', { name: 'Editar', exact: true }).click();
  await expectElement(photoDialog()).toBeVisible();
  await expectElement(dialog).toBeHidden();
  await photoDialog().getByRole('button', { name: 'Texto' }).click();
  await expectElement(wordsOf()).toHaveValue('Mar y sol');
  await mouse.move(2, 2);
  await expectElement(page.getByRole('tooltip')).toHaveCount(0);

  await wordsOf().fill('Otra cosa');
  await keyboard.press('Escape');
  await expectElement(dialog).toBeHidden();
  await expectElement(slotWithText('Mar y sol')).toBeVisible();
  await openTextDialog();
  await wordsOf().fill('Otra cosa');
  await dialog.getByRole('button', { name: 'Cerrar ventana' }).click();
  await expectElement(slotWithText('Mar y sol')).toBeVisible();

  await openTextDialog();
  await wordsOf().fill('  ');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expectElement(slotWithText('')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectElement(slotWithText('Mar y sol')).toBeVisible();
});

it('the caret stays in place when the typed text is refused', async () => {
  await oneFilledSlot();
  await openTextDialog();
  const field = wordsOf();
  await field.fill('Sol y mar');
  await field.press('Home');
  await field.press('ArrowRight');
  await field.pressSequentially('漢字a');
  await expectElement(field).toHaveValue('Saol y mar');
});

it('[WALL-29] black letters on a dark photo are called faint; white ones are a tap away', async () => {
  await openOneSlot();
  await fill([await plainPhoto('noche.jpg', [24, 28, 40])]);
  const dialog = await openTextDialog();
  await wordsOf().fill('Noche');
  const faint = dialog.getByText('Las letras apenas se distinguen de la foto.');
  await expectElement(faint).toBeVisible();
  await expectElement(dialog.getByRole('button', { name: 'Franja clara' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Letras blancas' }).click();
  await expectElement(wordsOf()).toBeFocused();
  await expectElement(faint).toHaveCount(0);
});

it('[WALL-29] black letters on a light photo need no warning', async () => {
  await openOneSlot();
  await fill([await plainPhoto('nieve.jpg', [230, 232, 236])]);
  const dialog = await openTextDialog();
  await changesPreview(dialog, 'typing', () => wordsOf().fill('Nieve'));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await expectElement(dialog.getByText('Las letras apenas se distinguen de la foto.')).toHaveCount(0);
});
