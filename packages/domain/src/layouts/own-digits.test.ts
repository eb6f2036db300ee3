import { describe, expect, it } from 'vitest';
import { clipsOf, contextOf } from '../../test/layout-rules.ts';
import type { DigitShape } from '../catalogue/digit-shape.ts';
import { changeDesignMaterial } from '../collage/change-design-material.ts';
import { rectPath } from '../geometry/path.ts';
import { readTemplateXml, writeTemplateXml } from '../xml/template-xml.ts';
import { generateDocument } from './generate-document.ts';
import { layoutFault } from './layout-fault.ts';
import { GENERATORS } from './registry.ts';
import { DIGIT_SHAPES } from './shared/digit-shapes.ts';

/** Digits of a shop: bars, each of its own width. */
const BARS = DIGIT_SHAPES.map((_, digit): DigitShape => {
  const width = 20 + digit;
  return { width, height: 50, path: `M0 0H${width}V50H0Z`, outline: rectPath({ x: 0, y: 0, width, height: 50 }) };
});

const CONTEXT = { ...contextOf(50, 40, 'POSTER'), digits: BARS };
const digitGenerators = GENERATORS.filter(({ digitsIn }) => digitsIn);

describe.each(digitGenerators)('$name', (generator) => {
  const numberValue = generator.name === 'number' ? 102 : 1402;
  const document = generateDocument({
    generator,
    context: CONTEXT,
    values: { ...generator.defaults, fontset: 3, numberValue },
  });
  const read = readTemplateXml(writeTemplateXml(document), { baseUrl: null });

  it('[HTTP-13] clips to the outlines of the shop', () => {
    const clips = clipsOf(document).map(({ path, viewportWidth, width, height }) => [
      path,
      viewportWidth,
      Math.round((100 * width) / height),
    ]);
    const digits = [...String(numberValue)].map(Number);
    expect(clips).toEqual(digits.map((digit) => [BARS[digit]?.path, 20 + digit, 2 * (20 + digit)]));
  });

  it('keeps its outlines when the shop changes them: the collage can be saved, and generated for another material', () => {
    expect(layoutFault(read, { generator, context: contextOf(50, 40, 'POSTER') })).toBeNull();
    const design = { templateId: '1', childTemplateId: '11', size: { width: 50, height: 40 }, generator: generator.name };
    const canvas = changeDesignMaterial({ ...design, material: 'POSTER', document: read }, 'CANVAS2CM');
    expect(clipsOf(canvas.document).map(({ path }) => path)).toEqual(clipsOf(document).map(({ path }) => path));
  });

  it('is refused with invalid outlines, or outlines that differ within one digit', () => {
    const withClip = (change: object) => {
      const first = read.layout.cells.findIndex(({ kind }) => kind === 'clip');
      const cells = read.layout.cells.map((cell, index) => (index === first ? { ...cell, ...change } : cell));
      return layoutFault({ ...read, layout: { ...read.layout, cells } }, { generator, context: contextOf(50, 40, 'POSTER') });
    };
    expect(withClip({ outline: rectPath({ x: -90, y: 0, width: 200, height: 50 }) })).toContain('reaches beyond its box');
    expect(withClip({ viewportWidth: 999 })).toContain('a digit is 999 x 50');
    expect(withClip({ viewportWidth: 49 })).toMatch(/not|differs/);
  });
});
