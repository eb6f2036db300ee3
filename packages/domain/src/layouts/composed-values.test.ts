import { describe, expect, it } from 'vitest';
import type { SizeCm } from '../geometry/rect.ts';
import { readValues } from './clamp-values.ts';
import { composedValues } from './composed-values.ts';
import { elongation, photoPlaces } from './photo-places.ts';
import { findGenerator } from './registry.ts';
import type { Generator, GeneratorContext } from './shared/generator.ts';

const generatorNamed = (name: string) => findGenerator(name) as Generator;
const size = (width: number, height: number): SizeCm => ({ width, height });
const contextOn = (page: SizeCm, siblings: readonly SizeCm[] = []): GeneratorContext => ({ size: page, material: '', siblings });
const placesOf = (generator: Generator, context: GeneratorContext, preset = {}) =>
  photoPlaces(generator.generate(context, composedValues(generator, context, preset), () => 0.5));

describe('composed values', () => {
  it('are the preset if it looks good already', () => {
    for (const name of ['alleven', 'onelarge', 'mosaiceven', 'pilealleven', 'instagram']) {
      const generator = generatorNamed(name);
      expect(composedValues(generator, contextOn(size(50, 50)), {})).toEqual(readValues(generator, contextOn(size(50, 50)), {}));
    }
  });

  it('replace strips by photos and keep their number', () => {
    const places = placesOf(generatorNamed('alleven'), contextOn(size(90, 30)));
    expect(places).toHaveLength(12);
    expect(Math.max(...places.map(elongation))).toBeLessThan(1.5);
  });

  it('rotate a split page with the paper', () => {
    const preset = { position: '0', numberHor: '2', division: '60' };
    expect(composedValues(generatorNamed('normalsplit'), contextOn(size(60, 40)), preset)).toMatchObject({ position: 0, division: 60 });
    expect(composedValues(generatorNamed('normalsplit'), contextOn(size(40, 60)), preset)).toMatchObject({ position: 1, division: 60 });
  });

  it('have about as many photos as the usual size', () => {
    const generator = generatorNamed('mosaicinsta');
    const usual = placesOf(generator, contextOn(size(50, 40))).length;
    for (const page of [size(30, 30), size(60, 40), size(80, 80), size(120, 80)]) {
      const { length } = placesOf(generator, contextOn(page, [size(50, 40), page]));
      expect(length).toBeGreaterThan(usual / 2);
      expect(length).toBeLessThan(usual * 2);
    }
  });

  it('keep distances, texts, typed numbers and switches', () => {
    const preset = { position: '0', borderCM: '1.3', marginCM: '1.7', inline: '1', hasText: '2', division: '20' };
    const values = { borderCM: 1.3, marginCM: 1.7, inline: 1, hasText: 2 };
    expect(composedValues(generatorNamed('bordersplit'), contextOn(size(90, 30)), preset)).toMatchObject(values);
    const year = { numberValue: '1987', playfull: '1', hasText: '20' };
    expect(composedValues(generatorNamed('numberyear'), contextOn(size(40, 30)), year)).toMatchObject({
      numberValue: 1987,
      playfull: 1,
      hasText: 20,
    });
  });

  it('keep a single photo and random layouts', () => {
    const oneByOne = { numberVert: '1', numberHor: '1' };
    expect(composedValues(generatorNamed('alleven'), contextOn(size(90, 30)), oneByOne)).toMatchObject({ numberVert: 1, numberHor: 1 });
    expect(composedValues(generatorNamed('fit'), contextOn(size(90, 30)), {})).toEqual(
      readValues(generatorNamed('fit'), contextOn(size(90, 30)), {}),
    );
  });
});
