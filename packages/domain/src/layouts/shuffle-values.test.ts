import { describe, expect, it } from 'vitest';
import { contextOf } from '../../test/layout-rules.ts';
import { clampValues } from './clamp-values.ts';
import { GENERATORS } from './registry.ts';
import { seededRandom } from './shared/random.ts';
import { shuffleValues } from './shuffle-values.ts';

const CONTEXT = contextOf(60, 40);
const NOTHING: ReadonlySet<string> = new Set();

describe('random values', () => {
  it.each(GENERATORS.map((generator) => [generator.name, generator] as const))(
    'gives %s settled values, another hand for another seed',
    (name, generator) => {
      const start = clampValues(generator, CONTEXT, generator.defaults);
      const hands = [1, 2, 3, 4, 5, 6].map((seed) =>
        shuffleValues(generator, CONTEXT, start, { random: seededRandom(seed), fixedKeys: NOTHING }),
      );
      for (const hand of hands) {
        expect(clampValues(generator, CONTEXT, hand)).toBe(hand);
        for (const key of ['hasText', 'borderCM', 'marginCM', 'numberValue']) expect(hand[key]).toBe(start[key]);
      }
      expect(new Set(hands.map((hand) => JSON.stringify(hand))).size > 1).toBe(name !== 'single');
      expect(shuffleValues(generator, CONTEXT, start, { random: seededRandom(2), fixedKeys: NOTHING })).toEqual(hands[1]);
    },
  );

  it('keep the values that were chosen', () => {
    for (const generator of GENERATORS) {
      const start = clampValues(generator, CONTEXT, generator.defaults);
      expect(shuffleValues(generator, CONTEXT, start, { random: seededRandom(7), fixedKeys: new Set(generator.keys) })).toBe(start);
    }
  });
});
