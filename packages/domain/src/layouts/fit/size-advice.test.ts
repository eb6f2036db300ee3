import { describe, expect, it } from 'vitest';
import { measureLayout } from '../measure-layout.ts';
import { fitPhotos } from './fit-steps.ts';
import { cutsBySize, meanPhotoSide } from './size-advice.ts';

const SIZES = [
  { width: 50, height: 70 },
  { width: 90, height: 30 },
  { width: 50, height: 40 },
];

describe('the advice on sizes', () => {
  it.each([[[4 / 3, 4 / 3]], [[1.5, 0.75, 1]], [[4 / 3, 0.75, 1.5, 0.75, 4 / 3]]])(
    'states the cut share of the layouts of photos %j',
    (aspects) => {
      const cuts = cutsBySize(aspects, SIZES, 0.5);
      for (const [index, { width, height }] of SIZES.entries()) {
        const page = { x: 0.5, y: 0.5, width: width - 1, height: height - 1 };
        const photos = aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null }));
        const { rects } = fitPhotos({ photos, page, gutter: 0.5, seed: 1, variant: 0, isOrdered: false, isWhole: false });
        const { worstCut } = measureLayout(rects.map((rect, photo) => ({ rect, aspect: aspects[photo] as number })));
        expect(Math.abs((cuts[index] as number) - worstCut)).toBeLessThan(0.03);
      }
    },
  );

  it('states the size of the photos', () => {
    expect(meanPhotoSide({ width: 50, height: 50 }, 120)).toBeCloseTo(4.56, 2);
    expect(meanPhotoSide({ width: 100, height: 100 }, 120)).toBeCloseTo(9.13, 2);
  });
});
