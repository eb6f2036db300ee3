import { expect, it } from 'vitest';
import { distinctNames } from './distinct-names.ts';

it('names of one list are told apart by their number', () => {
  expect(distinctNames(['Even', 'Polara', 'Even', 'Even'])).toEqual(['Even', 'Polara', 'Even (2)', 'Even (3)']);
  expect(distinctNames([])).toEqual([]);
});
