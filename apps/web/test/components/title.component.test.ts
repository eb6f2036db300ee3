import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { newName, openDesign, saveToNewAccount, startNow } from '../browser/steps.ts';

const titleDialog = () => page.getByRole('dialog', { name: 'Cambiar título' });
const title = () => titleDialog().getByLabelText('Título', { exact: true });

async function openTitle(): Promise<void> {
  await openDesign('/collage/diseno/201');
  await startNow();
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
}

it('[TITLE-01] [TITLE-03] [TITLE-04] [TITLE-05] [TITLE-06] [TITLE-07] [TITLE-08] [TITLE-09] [TITLE-25] [EDST-06] title and subtitle are changed with a live preview', async () => {
  await openTitle();
  const dialog = titleDialog();
  const picture = () => (dialog.getByCss('canvas').first().element() as HTMLCanvasElement).toDataURL();
  await expectElement(title()).toBeFocused();
  await expectElement(dialog.getByLabelText('Subtítulo')).toBeVisible();
  await expectElement(dialog.getByRole('checkbox', { name: '¿Mayúsculas?' })).toBeChecked();
  await expectElement(dialog.getByRole('button', { name: /Estilo/ })).toBeVisible();

  const before = picture();
  await title().fill('Verano en la costa');
  await expect.poll(picture).not.toBe(before);
  await title().fill('Una frase que no cabe '.repeat(30));
  await expectElement(title()).toHaveValue('Verano en la costa');
  await expectElement(title()).toHaveAccessibleDescription('El título es demasiado largo para este campo');
  await dialog.getByRole('button', { name: 'Cambiar texto' }).click();
  await expectElement(dialog).toBeHidden();
  await expectElement(page.getByRole('button', { name: 'Título: Verano en la costa' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  const titleButton = page.getByRole('button', { name: 'Título: El título de tu collage' });
  await expectElement(titleButton).toBeVisible();
  await titleButton.click();
  await expectElement(dialog).toBeVisible();
});

it('[COLOR-01] [COLOR-03] [COLOR-04] [COLOR-05] the palette is a grid for keys and mouse, and Escape closes only it', async () => {
  await openTitle();
  const change = titleDialog().getByRole('button', { name: 'Cambiar color' });
  await change.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Elige tu color' });
  await expectElement(picker.getByRole('option')).toHaveCount(112);
  await expect.poll(() => picker.boundingBox()).toMatchObject({ width: 282, height: 170 });
  await expectPartAccessible('[role=listbox]');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await keyboard.press(key);
  await expectElement(picker.getByRole('option', { selected: true })).toHaveCount(1);
  await keyboard.press('Escape');
  await expectElement(picker).toBeHidden();
  await expectElement(titleDialog()).toBeVisible();
  await expectElement(change).toBeFocused();
});

it('sample words are named before the order, and can be changed from there', async () => {
  await openDesign('/collage/basico/113');
  await startNow();
  await saveToNewAccount(newName('luz'));
  const saved = page.getByRole('dialog', { name: 'Guardado' });
  await expectElement(saved.getByText('«El título de tu collage / El subtítulo»')).toBeVisible();
  await saved.getByRole('button', { name: 'Cambiar título' }).click();
  await title().fill('Verano en la costa');
  await titleDialog().getByLabelText('Subtítulo').fill('1987');
  await titleDialog().getByRole('button', { name: 'Cambiar texto' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectElement(saved).toBeVisible();
  await expectElement(saved.getByText('texto de ejemplo')).toBeHidden();
});
