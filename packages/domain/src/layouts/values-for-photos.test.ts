import { describe, expect, it } from 'vitest';
import { contextOf, photosOf } from '../../test/layout-rules.ts';
import { generateDocument } from './generate-document.ts';
import { findGenerator } from './registry.ts';
import type { Generator } from './shared/generator.ts';
import { photosFit, valuesForPhotos } from './values-for-photos.ts';

const generatorNamed = (name: string) => findGenerator(name) as Generator;
const page = contextOf(50, 40);
const MIX = [4 / 3, 3 / 4, 4 / 3, 3 / 2, 3 / 4, 2 / 3, 1, 16 / 9, 4 / 3, 3 / 4];
const mixedAspects = (count: number) => Array.from({ length: count }, (_, index) => MIX[index % MIX.length] as number);

const placesFor = (name: string, aspects: readonly number[]) =>
  photosOf(
    generateDocument({ generator: generatorNamed(name), context: page, values: valuesForPhotos(generatorNamed(name), page, {}, aspects) }),
  );

describe('values for present photos', () => {
  it('give a grid as many slots as photos, or slightly fewer: none stays empty', () => {
    for (const count of [4, 9, 12, 40]) expect(placesFor('alleven', mixedAspects(count))).toHaveLength(count);
    expect(placesFor('alleven', mixedAspects(17)).length).toBeGreaterThan(14);
    for (const name of ['onelarge', 'mosaiceven', 'pilealleven', 'tiles', 'normalsplit', 'mosaiccross']) {
      for (const count of [9, 17, 40]) {
        const { length } = placesFor(name, mixedAspects(count));
        expect(length).toBeLessThanOrEqual(count);
        expect(length).toBeGreaterThan(0.85 * count);
      }
    }
  });

  it('choose slots of the shapes of the photos', () => {
    const isUpright = ({ width, height }: { readonly width: number; readonly height: number }) => height > width;
    expect(
      placesFor(
        'alleven',
        Array.from({ length: 24 }, () => 2 / 3),
      ).every(isUpright),
    ).toBe(true);
    expect(
      placesFor(
        'alleven',
        Array.from({ length: 24 }, () => 3 / 2),
      ).some(isUpright),
    ).toBe(false);
  });

  it('state the cut share when each photo is in a slot that suits it', () => {
    const places = [
      { width: 20, height: 10 },
      { width: 10, height: 20 },
    ];
    expect(photosFit(places, [0.5, 2])).toEqual({ places: 2, loss: 0 });
    expect(photosFit(places, [1, 1])).toEqual({ places: 2, loss: 0.5 });
    expect(photosFit(places, [2])).toEqual({ places: 2, loss: 0 });
  });
});
