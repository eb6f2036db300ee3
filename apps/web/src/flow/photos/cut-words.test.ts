import { expect, it } from 'vitest';
import { cutWords } from './cut-words.ts';

it('says in whole percents what is cut at most, never less than is', () => {
  expect(cutWords({ most: 0.0099, enlarged: 0 })).toEqual({ key: 'cutAtMost', percent: 1 });
  expect(cutWords({ most: 0.0101, enlarged: 0 })).toEqual({ key: 'cutAtMost', percent: 2 });
  expect(cutWords({ most: 0.02, enlarged: 1 })).toEqual({ key: 'cutElseAtMost', percent: 2 });
  expect(cutWords({ most: 0, enlarged: 0 })).toEqual({ key: 'cutNothing' });
  expect(cutWords({ most: 0.0001, enlarged: 3 })).toEqual({ key: 'cutNothingElse' });
});
