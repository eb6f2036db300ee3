import { expect, it } from 'vitest';
import { TEXTS } from '../src/all.ts';
import type { Catalogue } from '../src/shared/core.ts';

/** Minimum length of a sentence, characters. Shorter texts are words, which may be equal for different things. */
const SENTENCE_LENGTH = 25;

/** Allowed duplicates, each with its reason. */
const ALLOWED = new Map([
  // Options of three kinds of design, whose labels are keys.
  ['adjust.TEXT_BOTTOM_SUB', 'adjust.HEART_BOTTOM_SUB'],
  ['adjust.HEART_BOTTOM_SUB', 'adjust.NUMBER_BOTTOM_SUB'],
]);

it('no sentence occurs twice', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  const excused = new Set<string>();
  for (const [area, texts] of Object.entries(TEXTS.en)) {
    for (const [key, entry] of Object.entries(texts as Catalogue)) {
      const sentence = JSON.stringify(entry);
      const name = `${area}.${key}`;
      const before = seen.get(sentence);
      const isTwice = before !== undefined && sentence.length > SENTENCE_LENGTH;
      if (isTwice && ALLOWED.get(before) === name) excused.add(before);
      else if (isTwice) twice.push(`${before} ${name}: ${sentence}`);
      seen.set(sentence, name);
    }
  }
  expect(twice).toEqual([]);
  expect([...ALLOWED.keys()].filter((name) => !excused.has(name))).toEqual([]);
});
