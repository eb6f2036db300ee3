import { expect, it } from 'vitest';
import { isPostcodeOf } from './postcode.ts';

it.each([
  ['ES', '28013', true],
  ['ES', '60000', false],
  ['NL', '1012 ab', true],
  ['NL', '0012 AB', false],
  ['PT', '1000-001', true],
  ['DE', '1010', false],
  ['IE', 'anything', true],
])('a postcode of %s: %s', (country, postcode, expected) => {
  expect(isPostcodeOf(country, postcode)).toBe(expected);
});
