import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FACES } from './fonts.ts';
import { createFontFallbacks } from './letters/font-fallbacks.ts';
import { drawableText, shownText } from './shown-text.ts';

const fallbacks = createFontFallbacks();
const shownTextOf = (text: string, caps = false, font = 'Crimson Text') => shownText(fallbacks, { text, caps, font, style: '' });
const undrawable = (text: string, font = 'Crimson Text') => drawableText(fallbacks, { text, font, style: '' }).undrawable;
const FAMILIES = ALL_FACES.map(({ family }) => family);

describe('shownText', () => {
  it.each(FAMILIES)('[TFIT-01] keeps every letter in %s', (font) => {
    for (const text of [
      'L’été à la mer, sœur',
      '“Łódź” – 5 €… «Žluťoučký» ‘kůň’ ½ × 3°',
      'İstanbul ışık ŞĞÇÖÜ, Ștefan Țară, Őű, Việt Nam',
      'Ελλάδα, ἀρχή, Україна, Ґанок, Ёлка, Ђорђе',
      'العربية ٢٠٢٦، شُكْرًا؟ فارسی گل پژمرده',
      'עברית 2026, שָׁלוֹם, ₪5',
      '❤️👨‍👩‍👧 🇪🇸 👍🏽 1️⃣ ☀ ★ ♥ ♪ → ✓ ∞ № ™ ©',
      'g\u0303 o\u0323\u0301',
    ]) {
      expect(shownTextOf(text.normalize('NFC'), false, font)).toBe(text.normalize('NFC'));
      expect(undrawable(text.normalize('NFC'), font)).toEqual([]);
    }
  });

  it('[TFIT-01] replaces a typographic character that no font has', () => {
    expect(shownTextOf('a\u2011b\u2010c ﬁn 𝓗𝓲 Ａ１ ⇒ ⅓ ‡ 1\u2009000\u202f€')).toBe('a-b-c fin Hi A1 → 1⁄3 † 1 000\u00a0€');
    expect(undrawable('ﬁn 𝓗𝓲 ⇒')).toEqual([]);
  });

  it('[TFIT-01] leaves out only characters without a replacement, and reports them', () => {
    expect(shownTextOf('Mar 漢字 y \u{13000}漢')).toBe('Mar  y ');
    expect(undrawable('Mar 漢字 y \u{13000}漢')).toEqual(['漢', '字', '\u{13000}']);
    expect(drawableText(fallbacks, { text: '⇒ 漢字a', font: 'Roboto', style: '' })).toMatchObject({
      drawableInput: '⇒ a',
      undrawable: ['漢', '字'],
    });
    expect([shownTextOf('x\u030cy'), undrawable('x\u030cy')]).toEqual(['xy', ['◌\u030c']]);
  });

  it('[TFIT-01] draws the same characters in every face', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0x21, max: 0x1ffff }), { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes)),
        (text) => {
          expect(new Set(FAMILIES.map((font) => undrawable(text, font).join(' '))).size).toBe(1);
        },
      ),
    );
  });

  it('applies capitals at drawing time and keeps letters whose capital cannot be drawn', () => {
    expect(shownTextOf('Straße, año ÿ 5 µm', true)).toBe('STRASSE, AÑO Ÿ 5 µM');
    expect(shownTextOf('ab\ncd', true)).toBe('AB\nCD');
    expect(shownTextOf('ﬁn ŉ', true)).toBe('FIN ʼN');
  });

  it('capitalises by the language of the text, independent of earlier texts', () => {
    expect(shownTextOf('istanbul ışık', true)).toBe('İSTANBUL IŞIK');
    expect(shownTextOf('istanbul', true)).toBe('ISTANBUL');
    expect(shownTextOf('şimdi', true)).toBe('ŞİMDİ');
    expect(shownTextOf('pêşî şikir', true)).toBe('PÊŞÎ ŞIKIR');
    expect(shownTextOf('Ελλάδα Μάιος', true)).toBe('ΕΛΛΑΔΑ ΜΑΪΟΣ');
    expect(shownTextOf('україна łódź', true)).toBe('УКРАЇНА ŁÓDŹ');
    expect(shownTextOf('العربية עברית', true)).toBe('العربية עברית');
  });

  it('[TFIT-01] contains only drawable characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.boolean(), (text, caps) => {
        const once = shownTextOf(text, caps);
        expect(undrawable(once)).toEqual([]);
        expect(shownTextOf(once, false)).toBe(once);
      }),
    );
  });
});
