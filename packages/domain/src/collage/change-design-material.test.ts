import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySize } from '../../test/layout-rules.ts';
import { designOf, photoCellAt, staticDesign, staticDocument } from '../../test/page-builders.ts';
import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { generateDocument } from '../layouts/generate-document.ts';
import { GENERATORS } from '../layouts/registry.ts';
import type { TextCell } from '../layouts/shared/layout.ts';
import { startValues } from '../layouts/start-values.ts';
import { changeDesignMaterial } from './change-design-material.ts';

const CODES = Object.keys(MATERIALS) as MaterialCode[];
const anyDesign = fc
  .tuple(fc.constantFrom(...GENERATORS), anySize, fc.constantFrom(...CODES), fc.constantFrom(0, 1, 3))
  .map(([generator, { width, height }, material, hasText]) => ({
    generator,
    design: designOf({ generator: generator.name, size: [width, height], material, values: { hasText, marginCM: 1.5, borderCM: 0.3 } }),
  }));

describe('a design on another material', () => {
  it('[SZST-07] [SZST-09] starts as if size and material had been chosen one after the other', () => {
    fc.assert(
      fc.property(anyDesign, fc.constantFrom(...CODES), ({ generator, design }, material) => {
        const context = { size: design.size, material, siblings: [] };
        const start = { preset: { borderCM: '0.3', marginCM: '1.5' }, start: 'composed' } as const;
        const plain = { ...context, material: '' as const };
        const none = {
          ...design,
          material: '' as const,
          document: generateDocument({ generator, context: plain, values: startValues(generator, plain, start) }),
        };
        const started = generateDocument({ generator, context, values: startValues(generator, context, start) });
        expect(changeDesignMaterial(none, material).document).toEqual(started);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the boxes of its texts, so that fitted words stay the same', () => {
    const texts = (design: ReturnType<typeof designOf>) =>
      design.document.layout.cells.filter((cell): cell is TextCell => cell.kind === 'text');
    fc.assert(
      fc.property(anyDesign, fc.constantFrom(...CODES), ({ design }, material) => {
        expect(texts(changeDesignMaterial(design, material))).toEqual(texts(design));
      }),
      { numRuns: 150 },
    );
  });

  it('[SZST-08] wraps round the frame of a canvas if it ended at the front without a material', () => {
    const first = (material: MaterialCode) =>
      changeDesignMaterial(designOf(), material).document.layout.cells.find((cell) => cell.kind === 'photo');
    expect(first('')).toMatchObject({ x: 0.5, y: 0.5 });
    expect(first('CANVAS4CM')).toMatchObject({ x: -4.5, y: -4.5 });
    expect(first('POSTER')).toMatchObject({ x: 0.5, y: 0.5 });
  });

  it('is the same object on its own material, and a static design keeps its layout', () => {
    const design = designOf({ material: 'PLEXI' });
    expect(changeDesignMaterial(design, 'PLEXI')).toBe(design);
    const drawn = staticDesign(staticDocument({ width: 30, height: 30 }, [photoCellAt('img1', 0, 0, 10, 10)]));
    expect(changeDesignMaterial(drawn, 'DIBOND')).toEqual({ ...drawn, material: 'DIBOND' });
  });
});
