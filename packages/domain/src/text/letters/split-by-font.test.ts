import { describe, expect, it } from 'vitest';
import { writeCoverage } from '../../../test/write-coverage.ts';
import { ALL_FACES, faceOf } from '../fonts.ts';
import { createFontFallbacks } from './font-fallbacks.ts';
import { splitByFont } from './split-by-font.ts';
import { withDirections } from './with-directions.ts';

const fallbacks = createFontFallbacks();
const files = (word: string, family = 'Crimson Text', style = '') =>
  splitByFont(fallbacks, faceOf(family, style), withDirections(word)).map(
    ({ text, file }) => `${text} ${file.replace(/^.*files\/|-normal\.woff$/g, '')}`,
  );

describe('piecesOf', () => {
  it('[TFIT-01] uses the face itself for the letters that it has', () => {
    expect(files('sœur')).toEqual(['sœur crimson-text-latin-400']);
    expect(files('Łódź')).toEqual(['Ł crimson-text-latin-ext-400', 'ód crimson-text-latin-400', 'ź crimson-text-latin-ext-400']);
    expect(files('Україна', 'Montserrat', '700')).toEqual(['Україна montserrat-cyrillic-700']);
  });

  it('[TFIT-01] uses one fallback font of the same weight and style for a whole word with missing letters', () => {
    expect(files('Ελλάδα!')).toEqual(['Ελλάδα noto-serif-greek-400', '! crimson-text-latin-400']);
    expect(files('Ελλάδα', 'Montserrat', '700')).toEqual(['Ελλάδα noto-sans-greek-700']);
    expect(files('Ελλάδα', 'Montserrat', '500')).toEqual(['Ελλάδα noto-sans-greek-500']);
    expect(files('Ελλάδα', 'Nunito')).toEqual(['Ελλάδα noto-sans-greek-600']);
    expect(files('Ελλάδα', 'McLaren')).toEqual(['Ελλάδα comic-relief-greek-400']);
    expect(files('Україна', 'Jost').map((piece) => piece.split(' ')[1])).toEqual(['noto-sans-cyrillic-400']);
    expect(files('Việt', 'McLaren').map((piece) => piece.split(' ')[1])).toEqual([
      'noto-sans-latin-400',
      'noto-sans-vietnamese-400',
      'noto-sans-latin-400',
    ]);
    expect(files('العربية', 'Rasa')).toEqual(['العربية noto-naskh-arabic-arabic-400']);
    expect(files('עברית', 'Montserrat', '700')).toEqual(['עברית noto-sans-hebrew-hebrew-700']);
  });

  it('replaces a comma below by the cedilla that the face has', () => {
    expect(files('Țară', 'McLaren')).toEqual(['Ţ mclaren-latin-ext-400', 'ar mclaren-latin-400', 'ă mclaren-latin-ext-400']);
  });

  it('[TFIT-01] keeps a joined emoji in one piece, in the weight of the face', () => {
    expect(files('👨‍👩‍👧')).toEqual([expect.stringMatching(/^👨‍👩‍👧 noto-emoji-\d+-400$/)]);
    expect(files('👍🏽', 'Montserrat', '700')).toEqual([expect.stringMatching(/^👍🏽 noto-emoji-\d+-700$/)]);
    expect(files('1️⃣')).toEqual([expect.stringContaining('noto-emoji')]);
    expect(files('1')).toEqual(['1 crimson-text-latin-400']);
    expect(files('👨‍🐘').map((piece) => piece.split(' ')[0])).toEqual(['👨', '🐘']);
  });

  it('splits a word where its direction changes', () => {
    expect(files('abcעברית').map((piece) => piece.split(' ')[0])).toEqual(['abc', 'עברית']);
  });

  it("[TFIT-01] uses a shop's font for characters that no other font has, in the nearest weight", () => {
    const coverage = writeCoverage([...'日本A'].map((sign) => sign.codePointAt(0) as number));
    const withShop = createFontFallbacks([
      { file: 'shop/light', weight: 300, coverage },
      { file: 'shop/bold', weight: 700, coverage },
    ]);
    const drawn = (family: string, style = '') =>
      splitByFont(withShop, faceOf(family, style), withDirections('日本A')).map(({ file }) => file);
    expect(drawn('Montserrat', '700')).toEqual(['shop/bold']);
    expect(drawn('Roboto')).toEqual(['shop/light']);
  });

  it('has a file for every face', () => {
    for (const { family, weight, file } of ALL_FACES)
      expect(files('A', family, String(weight))).toEqual([`A ${file.replace(/^.*files\/|-normal\.woff$/g, '')}`]);
  });
});
