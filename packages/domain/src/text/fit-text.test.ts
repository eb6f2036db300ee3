import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadShaper } from '../../test/load-shaper.ts';
import { boundsOf } from '../geometry/path.ts';
import type { SizeCm } from '../geometry/rect.ts';
import { cleanText } from './clean-text.ts';
import { fitText, sizeText, textFits, textLosses } from './fit-text.ts';
import { ALL_FACES, faceOf } from './fonts.ts';
import { layOutText, outlineOf } from './lay-out-text.ts';
import { graphemesOf } from './letters/graphemes.ts';
import type { TextShaper } from './shaper.ts';
import type { TextData } from './text-data.ts';
import { atFontSize, FONT_SIZES, fontSizeFor, photoText, subtitleText, titleText } from './text-defaults.ts';

let shaper: TextShaper;
beforeAll(() => {
  shaper = loadShaper();
});

/** True if fitting keeps every character. */
const fitsWhole = (data: TextData, box: SizeCm) => fitText(shaper, data, box).text === cleanText(data.text);

const LATIN = [
  ...'abcdefghijklmnopqrstuvwxyzÁÉÍÓÚÑßÿłœ’–€,.!0123456789',
  'Ελλ',
  'Україна',
  'שלום',
  'العربية',
  '٢٠٢٦',
  'g\u0303',
  '❤️',
  '👨‍👩‍👧',
];
const anyText = fc.string({ unit: fc.constantFrom(...LATIN, ' ', ' ', '\n'), maxLength: 80 });
const boxes = fc.record({ width: fc.double({ min: 1, max: 60, noNaN: true }), height: fc.double({ min: 0.4, max: 20, noNaN: true }) });
const fonts = fc.constantFrom(...ALL_FACES.map(({ family }) => family));

describe('layOutText', () => {
  it('[TFIT-03] wraps at spaces and breaks a word only if it is too wide for a line of its own', () => {
    const data: TextData = { ...atFontSize(photoText('uno dos tres', { width: 6, height: 6 }), 0.917), caps: false };
    const { lines, fits } = layOutText(shaper, data, { width: 6, height: 6 });
    expect([lines.map(({ text }) => text), fits]).toEqual([['uno dos', 'tres'], true]);
    const broken = layOutText(shaper, { ...data, text: 'a donaudampfschiff' }, { width: 6, height: 20 });
    expect(broken.lines.map(({ text }) => text).join('|')).toMatch(/^a(\|\w+){2,}$/);
  });

  it('keeps typed lines, empty ones too', () => {
    const data = titleText('uno\n\ndos');
    expect(layOutText(shaper, data, { width: 40, height: 10 }).lines.map(({ text }) => text)).toEqual(['UNO', '', 'DOS']);
    expect(layOutText(shaper, { ...data, multiLine: false }, { width: 40, height: 10 }).lines.map(({ text }) => text)).toEqual([
      'UNO  DOS',
    ]);
  });

  it('[TDATA-02] puts lines left, centre or right and top, middle or bottom, inside the padding', () => {
    const box = { width: 30, height: 10 };
    const data = atFontSize(titleText('Hola'), 1.693);
    const placed = (align: TextData['align'], valign: TextData['valign']) => {
      const [line] = layOutText(shaper, { ...data, align, valign }, box).lines;
      return line as NonNullable<typeof line>;
    };
    const { width } = placed('left', 'top');
    expect([placed('left', 'top').x, placed('center', 'top').x, placed('right', 'top').x]).toEqual([
      0.5,
      (30 - width) / 2,
      30 - 0.5 - width,
    ]);
    const tops = [placed('left', 'top').top, placed('left', 'middle').top, placed('left', 'bottom').top];
    [0.5, 5 - data.lineHeight / 2, 9.5 - data.lineHeight].forEach((top, index) => {
      expect(tops[index]).toBeCloseTo(top, 9);
    });
    for (const valign of ['top', 'middle', 'bottom'] as const) {
      const line = placed('center', valign);
      expect(line.baseline).toBeGreaterThan(line.top + data.lineHeight / 2);
      expect(line.baseline).toBeLessThan(line.top + data.lineHeight);
    }
  });

  it('keeps one line in a box that is too low for the padding', () => {
    const block = layOutText(shaper, atFontSize(titleText('Abril'), 0.564), { width: 20, height: 0.7 });
    expect([block.fits, block.lines.length]).toEqual([true, 1]);
    expect(block.lines[0]?.top).toBeGreaterThanOrEqual(0);
    expect(textFits(shaper, atFontSize(titleText('Abril'), 0.564), { width: 20, height: 0.6 })).toBe(false);
  });

  it('[TDATA-17] measures the drawn outlines: they end where the line does', () => {
    const data = atFontSize(titleText('HALLO H'), 2.54);
    const { lines, face, fontSize, letterSpacing } = layOutText(shaper, data, { width: 80, height: 10 });
    const { path, width } = outlineOf(shaper, face, 'HALLO H', { fontSize, letterSpacing });
    expect(width).toBeCloseTo(lines[0]?.width as number, 9);
    const bounds = boundsOf(path);
    expect(bounds.x).toBeGreaterThan(0);
    expect(bounds.x + bounds.width).toBeLessThan(width);
    expect(bounds.x + bounds.width).toBeGreaterThan(width - 0.2 * fontSize);
    const tight = outlineOf(shaper, face, 'HALLO H', { fontSize, letterSpacing: 0 });
    expect(width - tight.width).toBeCloseTo(6 * letterSpacing, 9);
  });

  it('draws nothing for an empty text', () => {
    const { lines, fits } = layOutText(shaper, { ...titleText('x'), text: ' \n ' }, { width: 10, height: 5 });
    expect([lines, fits]).toEqual([[], true]);
    expect(outlineOf(shaper, faceOf('Roboto'), '', { fontSize: 1, letterSpacing: 0.2 })).toEqual({ path: [], width: 0 });
  });
});

describe('fitText', () => {
  it('[TDATA-12] [TDATA-14] starts at the size for the box and steps down through the list', () => {
    const box = { width: 40, height: 30 };
    expect(fitText(shaper, titleText('Mar'), box).fontSize).toBe(3.387);
    const long = fitText(shaper, titleText('Todas las vacaciones en el mar con la familia entera '.repeat(4)), box);
    expect(long.fontSize).toBe(1.693);
    expect(textFits(shaper, long, box)).toBe(true);
    expect(long).toEqual(atFontSize(long, long.fontSize));
  });

  it('[TFIT-03] [TDATA-12] reduces the size before it breaks a word; a word too wide at the smallest size is broken at the largest size that fits', () => {
    const box = { width: 6, height: 12 };
    const sized = { ...atFontSize(photoText('für Großvater', box), 0.917), caps: false };
    expect(layOutText(shaper, sized, box)).toMatchObject({ fits: true, keepsWords: false });
    const smaller = fitText(shaper, sized, box);
    expect(smaller.fontSize).toBeLessThan(0.917);
    expect(layOutText(shaper, smaller, box).lines.map(({ text }) => text)).toEqual(['für', 'Großvater']);
    expect(fitText(shaper, { ...sized, text: 'Donaudampfschiffahrtsgesellschaft' }, box).fontSize).toBe(0.917);
  });

  it('does not enlarge a chosen size', () => {
    expect(fitText(shaper, atFontSize(photoText('Mar', { width: 40, height: 30 }), 0.706), { width: 40, height: 30 }).fontSize).toBe(0.706);
  });

  it('[TFIT-04] [TFIT-05] removes only as many characters from the end as necessary', () => {
    const box = { width: 10, height: 1.5 };
    const typed = 'Un título mucho más largo que la banda que lo tiene que llevar, y más';
    const fitted = fitText(shaper, titleText(typed), box);
    expect(fitted.fontSize).toBe(0.564);
    expect(typed.length - fitted.text.length).toBeGreaterThan(20);
    expect(typed.startsWith(fitted.text)).toBe(true);
    expect(textFits(shaper, { ...fitted, text: typed.slice(0, fitted.text.length + 2) }, box)).toBe(false);
  });

  it('[TFIT-06] is empty if not one character fits', () => {
    expect(fitText(shaper, titleText('Mar'), { width: 20, height: 0.3 }).text).toBe('');
    expect(fitText(shaper, titleText('Mar'), { width: 0.1, height: 5 }).text).toBe('');
  });

  it('[TFIT-02] [TITLE-25] finds out if a typed text fits unchanged', () => {
    const box = { width: 20, height: 1.2 };
    expect(fitsWhole(titleText('Verano'), box)).toBe(true);
    expect(fitsWhole(titleText('Verano '.repeat(20)), box)).toBe(false);
  });

  it.each([20, 30, 50, 100])('shows the default texts whole in the bands of a page whose shorter side is %d cm', (side) => {
    const margin = 0.08 * side;
    for (const height of [0.6, 1.2]) {
      expect(fitsWhole(titleText(''), { width: side - 2 * margin, height: height * margin })).toBe(true);
    }
    expect(fitsWhole(subtitleText(''), { width: side - 2 * margin, height: 0.55 * margin })).toBe(true);
  });

  it('[TFIT-03] [TFIT-04] [TFIT-06] fits every typed text, at a listed size not above the one for the box', () => {
    fc.assert(
      fc.property(anyText, boxes, fonts, (text, box, font) => {
        const fitted = fitText(shaper, { ...titleText(text, ''), text, font, style: '' }, box);
        expect(textFits(shaper, fitted, box)).toBe(true);
        expect(FONT_SIZES).toContain(fitted.fontSize);
        expect(fitted.fontSize).toBeLessThanOrEqual(fontSizeFor(box));
        expect(fitText(shaper, fitted, box)).toEqual(fitted);
      }),
      { numRuns: 150 },
    );
  });

  it('[TFIT-04] finds by binary search the same length as removing characters one by one', () => {
    fc.assert(
      fc.property(anyText, boxes, fonts, (text, box, font) => {
        const data = atFontSize({ ...titleText('x'), text, font, style: '' }, 0.564);
        const fitted = fitText(shaper, data, box).text;
        const signs = graphemesOf(text);
        const first = (length: number) => signs.slice(0, length).join('').trimEnd();
        let length = signs.length;
        while (length > 0 && !textFits(shaper, { ...data, text: first(length) }, box)) length -= 1;
        const oneByOne = length === signs.length ? text : first(length);
        expect(fitted.trim()).toBe(oneByOne.trim());
      }),
      { numRuns: 80 },
    );
  });

  it('shapes each word once, and of the longest text no more than the limit', () => {
    let calls = 0;
    const counting: TextShaper = {
      ...shaper,
      shape: (...piece) => {
        calls += 1;
        return shaper.shape(...piece);
      },
    };
    const box = { width: 43.6, height: 3.84 };
    const askedFor = (text: string) => {
      calls = 0;
      fitText(counting, titleText(text), box);
      return calls;
    };
    expect(askedFor('Your collage title')).toBe(4);
    expect(askedFor('Your collage title 1')).toBe(1);
    expect(askedFor('Wéllington & Ñandú '.repeat(60_000))).toBeLessThan(100);
    expect(askedFor('W'.repeat(1_000_000))).toBeLessThan(1000);
  });
});

describe('sizeText', () => {
  it('[TFIT-02] keeps all words, even those that do not fit', () => {
    const box = { width: 10, height: 1.5 };
    const typed = 'Un título mucho más largo que la banda';
    const sized = sizeText(shaper, titleText(typed), box);
    expect([sized.text, sized.fontSize]).toEqual([typed, 0.564]);
    expect(sizeText(shaper, titleText(typed), { width: 60, height: 9 })).toEqual(
      fitText(shaper, titleText(typed), { width: 60, height: 9 }),
    );
    expect(sizeText(shaper, titleText('Mar'), { width: 0.1, height: 5 }).text).toBe('Mar');
  });
});

describe('textLosses', () => {
  const NOTHING = { cut: 0, breaksWord: false, undrawable: [] };
  const lossesOf = (text: string, box = { width: 20, height: 1.2 }) => textLosses(shaper, titleText(text), box);

  it('[TFIT-02] [TITLE-25] reports exactly the losses of the drawing', () => {
    expect(lossesOf('Verano')).toEqual(NOTHING);
    expect(lossesOf('Verano '.repeat(20)).cut).toBeGreaterThan(50);
    expect(lossesOf('A\nB\nC')).toEqual({ ...NOTHING, cut: 4 });
    expect(lossesOf('Donaudampfschiffahrtsgesellschaft', { width: 6, height: 12 })).toEqual({ ...NOTHING, breaksWord: true });
    expect(lossesOf('Mar 漢字漢')).toEqual({ ...NOTHING, undrawable: ['漢', '字'] });
    expect(textLosses(shaper, { ...titleText('x'), text: '' }, { width: 1, height: 1 })).toEqual(NOTHING);
  });

  it('[TFIT-02] counts a text as cut exactly if its drawing shows less than was typed', () => {
    fc.assert(
      fc.property(anyText, boxes, fonts, (text, box, font) => {
        const data = { ...titleText('x'), text, font, style: '' };
        const drawn = fitText(shaper, data, box).text;
        expect(textLosses(shaper, data, box).cut > 0).toBe(drawn.trimEnd() !== text.trimEnd());
      }),
      { numRuns: 60 },
    );
  });
});
