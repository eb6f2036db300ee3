import { expect, it } from 'vitest';
import { countryCode, countryName } from './country-code.ts';

it.each([
  ['España', 'es', 'ES'],
  ['espana', 'es', 'ES'],
  [' ÖSTERREICH ', 'de', 'AT'],
  ['AT', 'nl', 'AT'],
  ['at', 'nl', 'AT'],
  ['Duitsland', 'es', 'DE'],
  ['DD', 'de', 'DE'],
  ['Nirgendwo', 'de', ''],
  ['XQ', 'de', ''],
  ['', 'nl', ''],
])('%s, written in %s, is %s', (written, locale, code) => {
  expect(countryCode(written, locale)).toBe(code);
});

it('returns the name of a country in each language for its code', () => {
  expect(['nl', 'en', 'de', 'fr', 'it', 'es'].map((locale) => countryName('DE', locale))).toEqual([
    'Duitsland',
    'Germany',
    'Deutschland',
    'Allemagne',
    'Germania',
    'Alemania',
  ]);
  expect([countryName('de', 'fr'), countryName('Deutschland', 'de'), countryName('QX', 'de'), countryName('', 'de')]).toEqual([
    'Allemagne',
    null,
    null,
    null,
  ]);
});
