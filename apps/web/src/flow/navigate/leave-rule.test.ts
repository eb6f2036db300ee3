import { expect, it } from 'vitest';
import { leavesWork } from './leave-rule.ts';

it('[ROUTE-28] leaving the editor for another screen leaves the work', () => {
  expect(leavesWork('/editar', '/eleccion/', null)).toBe(true);
  expect(leavesWork('/edit/7', '/error', '7')).toBe(true);
});

it('[ROUTE-28] another alias, or the address of the same collage, does not', () => {
  expect(leavesWork('/editar', '/edit', null)).toBe(false);
  expect(leavesWork('/editar', '/editar/7', '7')).toBe(false);
});

it('[ROUTE-29] opening a saved collage over an unsaved one does', () => {
  expect(leavesWork('/editar', '/editar/8', null)).toBe(true);
});

it('what happens on other screens is not its matter', () => {
  expect(leavesWork('/eleccion', '/editar', null)).toBe(false);
});
