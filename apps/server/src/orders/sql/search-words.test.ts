import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('folds case, accents, width and ligatures, composed or not', () => {
  const names = ['GARCÍA', 'garci\u0301a', 'García', 'Ｇarcía'];
  expect(names.map((name) => searchWords([name]))).toEqual(names.map(() => ['garcia']));
  expect(searchWords(['Straße STRASSE', 'Øster Łódź', 'Œuvre ﬁn', 'İzmir Işık'])).toEqual([
    ...['strasse', 'oster', 'lodz', 'oeuvre', 'fin', 'izmir', 'isik'],
  ]);
  expect(searchWords(['Ελλάς', 'МОСКВА Йод'])).toEqual(['ελλας', 'москва', 'иод']);
});

it('splits at everything that is no letter and no digit, and names each word once', () => {
  expect(searchWords(['García-Núñez, Ana', 'ana.garcia@example.org', '', "l'Hospitalet 3-B"])).toEqual([
    ...['garcia', 'nunez', 'ana', 'example', 'org', 'l', 'hospitalet', '3', 'b'],
  ]);
  expect(searchWords(['--- %_\\'])).toEqual([]);
  expect(searchWords([])).toEqual([]);
});

it('no word is longer than an index allows, and none is cut within a character', () => {
  const long = searchWords(['\ufdfa'.repeat(60), '\u{20000}'.repeat(65), 'x'.repeat(130)]);
  expect(long.every((word) => Buffer.byteLength(word) <= 256)).toBe(true);
  expect(long.slice(-4)).toEqual(['\u{20000}'.repeat(64), '\u{20000}', 'x'.repeat(64), 'xx']);
});
