import { expect, it } from 'vitest';
import { isPostcodeOf, normalizePostcode } from './postcode.ts';

it.each([
  ['ES', '28013', true],
  ['ES', '60000', false],
  ['NL', '1012 ab', true],
  ['NL', '0012 AB', false],
  ['PT', '1000-001', true],
  ['DE', '1010', false],
  ['DE', 'A-10115', false],
  ['IE', 'D02 AF30', true],
  ['BR', 'anything', true],
])('a postcode of %s: %s', (country, postcode, expected) => {
  expect(isPostcodeOf(country, postcode)).toBe(expected);
});

it.each([
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH-8001', '8001'],
  ['PT', '1000 001', '1000-001'],
  ['PT', '1000001', '1000-001'],
  ['PL', '00 950', '00-950'],
  ['PL', '00–950', '00-950'],
  ['FR', '75 008', '75008'],
  ['FR', 'F - 75008', '75008'],
  ['NL', '1012  ab', '1012 AB'],
  ['NL', '1012\u00a0AB', '1012 AB'],
  ['NL', '\u202f1012\u2009AB ', '1012 AB'],
  ['NL', 'NL-1012ab', '1012 AB'],
  ['ES', 'E-28.013', '28013'],
  ['BE', 'B-1000', '1000'],
  ['LU', 'L-1234', '1234'],
  ['IT', '００１００', '00100'],
  ['SE', '11359', '113 59'],
  ['SE', 'SE-113 59', '113 59'],
  ['CZ', '11000', '110 00'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['LV', 'LV-1010', '1010'],
  ['US', '94105-1234', '94105-1234'],
  ['BR', ' 01310 - 100 ', '01310 - 100'],
])('of %s, written %j, is %s', (country, written, expected) => {
  expect(normalizePostcode(country, written)).toBe(expected);
});
