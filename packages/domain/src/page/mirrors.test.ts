import { describe, expect, it } from 'vitest';
import { designOf, pageOf } from '../../test/page-builders.ts';
import { apply } from '../geometry/matrix.ts';
import { mirrorsOf, withMirrored } from './mirrors.ts';
import { photoLayers } from './slots.ts';

const FOLDING = { trim: { width: 50, height: 40 }, bleed: 5, wrap: 'mirrored' } as const;

describe('mirrored sides', () => {
  it('each shows the strip of the front beside its fold, mirrored, as deep as the side', () => {
    const mirrors = mirrorsOf(FOLDING);
    expect(mirrors.map(({ side }) => side)).toEqual([
      { x: -5, y: 0, width: 5, height: 40 },
      { x: 50, y: 0, width: 5, height: 40 },
      { x: 0, y: -5, width: 50, height: 5 },
      { x: 0, y: 40, width: 50, height: 5 },
    ]);
    const [left, right, top, bottom] = mirrors.map(({ matrix }) => matrix);
    expect(apply(left as typeof right & object, { x: 2, y: 7 })).toEqual({ x: -2, y: 7 });
    expect(apply(right as typeof left & object, { x: 49, y: 7 })).toEqual({ x: 51, y: 7 });
    expect(apply(top as typeof left & object, { x: 7, y: 1 })).toEqual({ x: 7, y: -1 });
    expect(apply(bottom as typeof left & object, { x: 7, y: 36 })).toEqual({ x: 7, y: 44 });
  });

  it('there are none if the sides have other content, or nothing folds', () => {
    for (const wrap of ['photos', 'colour', null] as const) expect(mirrorsOf({ ...FOLDING, wrap })).toEqual([]);
    expect(mirrorsOf({ ...FOLDING, bleed: 0 })).toEqual([]);
  });

  it('show an area near an edge, too: in a corner on two sides, in the middle on none', () => {
    expect(withMirrored({ x: 10, y: 10, width: 20, height: 20 }, FOLDING)).toEqual({ x: 10, y: 10, width: 20, height: 20 });
    expect(withMirrored({ x: 2, y: 10, width: 20, height: 20 }, FOLDING)).toEqual({ x: -5, y: 10, width: 27, height: 20 });
    expect(withMirrored({ x: 40, y: 30, width: 10, height: 10 }, FOLDING)).toEqual({ x: 40, y: 30, width: 15, height: 15 });
  });
});

describe('wrap of a page', () => {
  const wrapOn = (generator: string, material: 'CANVAS2CM' | 'POSTER', values = {}) =>
    pageOf(designOf({ generator, material, values })).wrap;

  it('is the photos on canvas, mirrored for a layout that follows the photos, and null where nothing folds', () => {
    expect([wrapOn('alleven', 'CANVAS2CM'), wrapOn('fit', 'CANVAS2CM')]).toEqual(['photos', 'mirrored']);
    expect([wrapOn('alleven', 'POSTER'), wrapOn('fit', 'POSTER'), wrapOn('alleven', 'POSTER', { wrap: 1 })]).toEqual([null, null, null]);
  });

  it("is the chosen one, for every generator's default", () => {
    expect([0, 1, 2].map((wrap) => wrapOn('fit', 'CANVAS2CM', { wrap }))).toEqual(['photos', 'mirrored', 'colour']);
    expect([0, 1, 2].map((wrap) => wrapOn('mosaic1', 'CANVAS2CM', { wrap }))).toEqual(['photos', 'mirrored', 'colour']);
  });

  it('extends photos round the frame only if it is the photos', () => {
    for (const generator of ['alleven', 'mosaic1', 'fit', 'pileonelarge']) {
      const beyond = (wrap: number) =>
        photoLayers(pageOf(designOf({ generator, material: 'CANVAS4CM', values: { wrap, marginCM: 0 } }))).filter(
          ({ tiltDeg, card: { x, y, width, height } }) =>
            tiltDeg === 0 && (x < -1e-6 || y < -1e-6 || x + width > 50.0001 || y + height > 40.0001),
        ).length;
      expect([generator, beyond(1), beyond(2)]).toEqual([generator, 0, 0]);
      if (generator !== 'pileonelarge') expect(beyond(0), generator).toBeGreaterThan(0);
    }
  });
});
