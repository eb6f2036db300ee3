import { expect, it } from 'vitest';
import { leavesWork } from './leave-rule.ts';

it.each(['/eleccion/', '/wahlen/theme:basic', '/collage/basico/101', '/ontwerp/design/7', '/editar', '/error', '/nowhere', '/'])(
  '[ROUTE-28] navigating to %s does not leave the work: it stays open',
  (to) => {
    expect(leavesWork(to, null)).toBe(false);
    expect(leavesWork(to, '7')).toBe(false);
  },
);

it('[ROUTE-28] another alias of the same collage does not, either', () => {
  for (const to of ['/editar/7', '/edit/7', '/modifica/7/']) expect(leavesWork(to, '7'), to).toBe(false);
});

it('[ROUTE-29] another collage does, over a saved one and over one that never was', () => {
  for (const to of ['/editar/8', '/edit/8', '/editer/8/', '/modifica/8']) {
    expect(leavesWork(to, '7'), to).toBe(true);
    expect(leavesWork(to, null), to).toBe(true);
  }
});
