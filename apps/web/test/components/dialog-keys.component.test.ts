import { it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, openOneSlot, slot } from '../browser/steps.ts';

it('one Escape closes a dialog, even while a tooltip is shown; the focus returns', async () => {
  await openOneSlot();
  await fill(await holidayPhotos(1));
  await slot(1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const photo = page.getByRole('dialog', { name: 'Editar foto' });
  await photo.getByRole('button', { name: 'Texto' }).click();
  const text = page.getByRole('dialog', { name: 'Agregar texto' });
  await expectElement(text.getByRole('textbox', { name: 'Tu texto' })).toBeFocused();
  await text.getByRole('button', { name: 'Cerrar ventana' }).hover();
  await expectElement(page.getByRole('tooltip')).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(text).toBeHidden();
  await expectElement(page.getByRole('tooltip')).toHaveCount(0);
  await expectElement(slot(1)).toBeFocused();
});
