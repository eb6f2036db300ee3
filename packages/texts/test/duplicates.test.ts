import { expect, it } from 'vitest';
import { TEXTS } from '../src/all.ts';
import type { Catalogue } from '../src/core.ts';

/** From here on it is a sentence of its own; shorter ones are words, which may be the same for different things. */
const SENTENCE_LENGTH = 25;

/** Sentences that stand twice, each with its reason. */
const ALLOWED = new Map([
  // Choices of three kinds of design, whose labels are keys.
  ['adjust.TEXT_BOTTOM_SUB', 'adjust.HEART_BOTTOM_SUB'],
  ['adjust.HEART_BOTTOM_SUB', 'adjust.NUMBER_BOTTOM_SUB'],
]);

it('no sentence stands twice', () => {
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
