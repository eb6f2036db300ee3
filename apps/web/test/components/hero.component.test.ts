import { it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { expectNoneLarge, expectOneLarge, openNine } from '../browser/hero-steps.ts';

const menu = () => page.getByRole('button', { name: 'Más opciones para tus fotos' });
const item = (name: string) => page.getByRole('menuitem', { name });

it('one photo becomes large by mouse, all are equally large again by keyboard, and both are undone', async () => {
  await openNine();
  await menu().click();
  await expectElement(item('Todas igual de grandes')).toHaveCount(0);
  await item('Una foto grande').click();
  await expectOneLarge();

  await menu().focus();
  await keyboard.press('Enter');
  await item('Todas igual de grandes').press('Enter');
  await expectNoneLarge();
  await expectElement(menu()).toBeFocused();

  const undo = page.getByRole('button', { name: 'Deshacer' });
  await undo.click();
  await expectOneLarge();
  await undo.click();
  await expectNoneLarge();
});
