import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { tap } from '../browser/fingers.ts';
import { expectNoneLarge, expectOneLarge, openNine } from '../browser/hero-steps.ts';

const menu = () => page.getByRole('button', { name: 'Más opciones para tus fotos' });
const item = (name: string) => page.getByRole('menuitem', { name });

it('one photo becomes large by a finger, and all equally large again', async () => {
  await openNine();
  await tap(menu());
  await tap(item('Una foto grande'));
  await expectOneLarge();
  await expectElement(item('Una foto grande')).toHaveCount(0);
  expect(document.documentElement.scrollWidth - document.documentElement.clientWidth).toBeLessThanOrEqual(0);

  await tap(menu());
  await tap(item('Todas igual de grandes'));
  await expectNoneLarge();
});
