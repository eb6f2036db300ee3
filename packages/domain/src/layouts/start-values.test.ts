import { describe, expect, it } from 'vitest';
import { readValues } from './clamp-values.ts';
import { findGenerator, GENERATORS } from './registry.ts';
import type { Generator, GeneratorContext } from './shared/generator.ts';
import { PLAIN_START, startValues } from './start-values.ts';

const generatorNamed = (name: string) => findGenerator(name) as Generator;
const contextOn = (width: number, height: number, material: GeneratorContext['material'] = ''): GeneratorContext => ({
  ...{ size: { width, height }, siblings: [] },
  material,
});
const started = (name: string, context: GeneratorContext) => startValues(generatorNamed(name), context, PLAIN_START);

describe('start values of a generator', () => {
  it.each([contextOn(50, 40), contextOn(40, 50), contextOn(60, 40), contextOn(90, 40), contextOn(100, 140), contextOn(60, 40, 'POSTER')])(
    'on $size.width x $size.height cm',
    (context) => {
      const split = { position: 1, numberHor: 3, division: 20 };
      expect(started('normalsplit', context), '[GEN-SPLIT-01] [GEN-SPLIT-02] [GEN-SPLIT-04]').toMatchObject(split);
      expect(started('bordersplit', context)).toMatchObject(split);
      expect(started('alleven', context), '[GEN-ALLEVEN-02]').toMatchObject({ numberVert: 3, numberHor: 4 });
      expect(started('mosaiceven', context), '[GEN-MEVEN-03]').toMatchObject({ numberVert: 3, numberHor: 4 });
      for (const pile of ['pilealleven', 'pileonelarge'])
        expect(started(pile, context), '[GEN-PILE-01]').toMatchObject({ numberVert: 4, numberHor: 4, borderCM: 0.5 });
    },
  );

  it('are its defaults within their bounds', () => {
    for (const generator of GENERATORS) {
      const context = contextOn(40, 40);
      expect(startValues(generator, context, PLAIN_START), generator.name).toEqual(readValues(generator, context, {}));
    }
  });
});

it('composes the start of designs that ask for it, and uses the preset of others', () => {
  const preset = { numberVert: '2', numberHor: '6' };
  expect(startValues(generatorNamed('alleven'), contextOn(90, 30), { preset })).toMatchObject({ numberVert: 2, numberHor: 6 });
  expect(startValues(generatorNamed('alleven'), contextOn(90, 30), { preset, start: 'composed' })).toMatchObject({
    numberVert: 6,
    numberHor: 2,
  });
});
