import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, linesOf, MAX_TEXT_LENGTH } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    'Año €5 – ok\u00a0!',
    'L’été à la mer, sœur',
    '“Łódź” – 5 €… Žluťoučký',
    'Ελλάδα, Україна, العربية ٢٠٢٦, עברית 2026',
    'İstanbul ışık ❤️👨‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'نامه\u200cها \u200f!\u200e 漢字',
  ])('[TFIT-01] keeps every letter of %j', (typed) => {
    expect(cleanText(typed)).toBe(typed);
  });

  it.each([
    ['a\u0000b\u0007c', 'abc'],
    ['a\tb', 'a b'],
    ['\u202eabc\u200bdef\u2066\ufeff', 'abcdef'],
    ['e\u0301te\u0301', 'été'],
    ['a\u200db\u200ccd\u200ee\u200ff\u061cg', 'abcdefg'],
    ['\u200dא\u200c \u200fa', 'א \u200fa'],
    ['😀\u200da \u200d😀', '😀a 😀'],
    ['x\u{e0067}\u{e007f}', 'x'],
    ['ไทย\u200bไทย a\u200bb', 'ไทย\u200bไทย ab'],
    ['half \ud83d of \ude00 one \uffff', 'half  of  one '],
  ])('[TFIT-01] stores %j as %j', (typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  it('[TFIT-01] cleans each line and keeps lines apart, for every kind of line end', () => {
    expect(cleanText('a€\nb\r\nc\rd\u2028e')).toBe('a€\nb\nc\nd\ne');
    expect(linesOf('a\r\n\nb')).toEqual(['a', '', 'b']);
  });

  it('cuts texts above the limit, but never inside a grapheme', () => {
    expect(cleanText('x'.repeat(1_000_000))).toHaveLength(MAX_TEXT_LENGTH);
    const families = cleanText(`x${'👨‍👩‍👧'.repeat(1000)}`);
    expect(families).toBe(`x${'👨‍👩‍👧'.repeat(Math.floor((MAX_TEXT_LENGTH - 1) / '👨‍👩‍👧'.length))}`);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0x1ffff }), { maxLength: 60 }).map((codes) => String.fromCodePoint(...codes)),
        (text) => {
          expect(cleanText(cleanText(text))).toBe(cleanText(text));
        },
      ),
    );
  });
});
