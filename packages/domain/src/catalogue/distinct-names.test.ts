import { expect, it } from 'vitest';
import { distinctNames } from './distinct-names.ts';

it('numbers repeated names of a list', () => {
  expect(distinctNames(['Even', 'Polara', 'Even', 'Even'])).toEqual(['Even', 'Polara', 'Even (2)', 'Even (3)']);
  expect(distinctNames([])).toEqual([]);
});
