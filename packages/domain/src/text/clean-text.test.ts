import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, linesOf, MAX_TEXT_LENGTH } from './clean-text.ts';
import { shownText } from './shown-text.ts';

const ALL_ALLOWED = Array.from({ length: 0x100 }, (_, code) => code)
  .filter((code) => (code >= 0x20 && code <= 0x7e) || code >= 0xa1)
  .map((code) => String.fromCharCode(code))
  .join('');

describe('cleanText', () => {
  it('[TFIT-01] removes what is neither printable ASCII nor Latin-1', () => {
    expect(cleanText('Año €5 – ok\u00a0!')).toBe('Año 5  ok!');
    expect(cleanText(ALL_ALLOWED)).toBe(ALL_ALLOWED);
  });

  it.each([
    ['a\u0000b\tc', 'abc'],
    ['🎉 party 👨‍👩‍👧', ' party '],
    ['\u202eabc\u200bdef', 'abcdef'],
    ['مرحبا', ''],
    [`e${'\u0301'.repeat(500)}x`, 'ex'],
    ['“quotes” ‘and’', 'quotes and'],
  ])('[TFIT-01] %j stays as %j', (typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  it('[TFIT-01] works on each line and keeps lines apart, whatever ends them', () => {
    expect(cleanText('a€\nb\r\nc\rd')).toBe('a\nb\nc\nd');
    expect(linesOf('a\r\n\nb')).toEqual(['a', '', 'b']);
  });

  it('cuts what no wall has room for, quickly', () => {
    const start = performance.now();
    expect(cleanText('x'.repeat(1_000_000))).toHaveLength(MAX_TEXT_LENGTH);
    expect(performance.now() - start).toBeLessThan(100);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0x2fff }), { maxLength: 60 }).map((codes) => String.fromCodePoint(...codes)),
        (text) => {
          expect(cleanText(cleanText(text))).toBe(cleanText(text));
        },
      ),
    );
  });
});

describe('shownText', () => {
  it('makes capitals at drawing time and keeps letters whose capital cannot be drawn', () => {
    expect(shownText({ text: 'Straße, año ÿ µ', caps: true })).toBe('STRASSE, AÑO ÿ µ');
    expect(shownText({ text: 'Straße €\nÄ', caps: false })).toBe('Straße \nÄ');
    expect(shownText({ text: 'ab\ncd', caps: true })).toBe('AB\nCD');
  });

  it('only ever shows characters that survive cleaning', () => {
    const shown = shownText({ text: ALL_ALLOWED, caps: true });
    expect(cleanText(shown)).toBe(shown);
    expect(shown.length).toBe(ALL_ALLOWED.length + 1);
  });
});
