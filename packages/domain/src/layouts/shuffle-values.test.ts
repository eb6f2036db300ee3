import { describe, expect, it } from 'vitest';
import { contextOf } from '../../test/layout-rules.ts';
import { dealtValues } from './shuffle-values.ts';
import { GENERATORS } from './registry.ts';
import { settleValues } from './clamp-values.ts';
import { seededRandom } from './shared/random.ts';

const CONTEXT = contextOf(60, 40);
const NOTHING: ReadonlySet<string> = new Set();

describe('random values', () => {
  it.each(GENERATORS.map((generator) => [generator.name, generator] as const))(
    'gives %s settled values, another hand for another seed',
    (name, generator) => {
      const start = settleValues(generator, CONTEXT, generator.defaults);
      const hands = [1, 2, 3, 4, 5, 6].map((seed) => dealtValues(generator, CONTEXT, start, { random: seededRandom(seed), kept: NOTHING }));
      for (const hand of hands) {
        expect(settleValues(generator, CONTEXT, hand)).toBe(hand);
        for (const key of ['hasText', 'borderCM', 'marginCM', 'numberValue']) expect(hand[key]).toBe(start[key]);
      }
      expect(new Set(hands.map((hand) => JSON.stringify(hand))).size > 1).toBe(name !== 'single');
      expect(dealtValues(generator, CONTEXT, start, { random: seededRandom(2), kept: NOTHING })).toEqual(hands[1]);
    },
  );

  it('keep the values that were chosen', () => {
    for (const generator of GENERATORS) {
      const start = settleValues(generator, CONTEXT, generator.defaults);
      expect(dealtValues(generator, CONTEXT, start, { random: seededRandom(7), kept: new Set(generator.keys) })).toBe(start);
    }
  });
});
