import { boundsOf, type DrawOp, type TextShaper } from '@muro/domain';
import { loadShaper } from '@muro/press';
import { QUOTES } from '@muro/texts/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { QUOTE_DESIGNS } from './quote-designs.ts';
import { QUOTE_DPI, quoteDrawing } from './quote-drawing.ts';
import { setSentence } from './set-sentence.ts';

let shaper: TextShaper;
beforeAll(async () => {
  shaper = await loadShaper();
});

type Glyphs = Extract<DrawOp, { op: 'glyphs' }>;
const wordsOf = (ops: readonly DrawOp[]) => ops.filter((op): op is Glyphs => op.op === 'glyphs' && op.text !== '“');
const isInside = (inner: { x: number; y: number; width: number; height: number }, outer: typeof inner) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe('the quote library', () => {
  it.each(Object.entries(QUOTES))('has at least 24 different sentences in %s, as many as in the others', (_, sentences) => {
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.length).toBeGreaterThanOrEqual(24);
    expect(sentences.length).toBe(QUOTES.en.length);
  });

  it('wears every design, each in both of its families of colours', () => {
    expect(QUOTE_DESIGNS.length).toBeGreaterThanOrEqual(12);
    expect(QUOTES.en.length).toBeGreaterThanOrEqual(2 * QUOTE_DESIGNS.length);
  });

  it.each(Object.entries(QUOTES))(
    'shows every word of every sentence in %s inside the margins, and prints at 20 x 20 cm in 300 dpi',
    (_, sentences) => {
      for (const [style, sentence] of sentences.entries()) {
        const { sheet, ops } = quoteDrawing(sentence, style, shaper);
        const words = wordsOf(ops);
        const shownText = words.map(({ text }) => text).join(' ');
        expect(shownText.toLocaleLowerCase('es'), sentence).toBe(sentence.toLocaleLowerCase('es'));
        const margin = 0.08 * sheet.width;
        const inner = { x: margin, y: margin, width: sheet.width - 2 * margin, height: sheet.height - 2 * margin };
        for (const { path, text } of words) expect(isInside(boundsOf(path), inner), `${sentence}: ${text}`).toBe(true);
        expect((Math.min(sheet.width, sheet.height) / 2.54) * QUOTE_DPI).toBeGreaterThanOrEqual((20 / 2.54) * 300);
      }
    },
  );

  it('has letters with a contrast to the background of at least 4.5 to 1', () => {
    for (const { name, colors } of QUOTE_DESIGNS) {
      for (const [family, { ink, paper, accent }] of colors.entries()) {
        const ground = name === 'seal' ? accent : paper;
        expect(contrast(ink, ground), `${name} ${family}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('a sentence in its box', () => {
  const design = QUOTE_DESIGNS[0] as (typeof QUOTE_DESIGNS)[number];
  const box = { x: 0, y: 0, width: 12, height: 12 };

  it('breaks into even lines and leaves no small word behind', () => {
    const { ops } = setSentence(shaper, 'Domingo a mediodía en la cocina de la abuela', { style: design.style, box, color: '#000000' });
    expect(wordsOf(ops).map(({ text }) => text)).toEqual(['Domingo', 'a mediodía', 'en la cocina', 'de la abuela']);
  });

  it('stays inside its box and below its largest size', () => {
    const short = setSentence(shaper, 'Sí', { style: design.style, box, color: '#000000' });
    expect(short.fontSize).toBe(design.style.largest);
    const long = setSentence(shaper, 'Una frase bastante más larga que todas las otras frases de aquí', {
      style: design.style,
      box,
      color: '#000000',
    });
    expect(isInside(long.block, { ...box, width: box.width + 1e-6, height: box.height + 1e-6 })).toBe(true);
  });

  it('refuses a whole paragraph', () => {
    expect(() => setSentence(shaper, 'a '.repeat(20).trim(), { style: design.style, box, color: '#000000' })).toThrow(RangeError);
  });
});

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
