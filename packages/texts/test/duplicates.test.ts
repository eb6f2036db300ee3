import { expect, it } from 'vitest';
import { TEXTS } from '../src/all.ts';
import type { Catalogue } from '../src/shared/core.ts';

/** Minimum length of a sentence, characters. Shorter texts are words, which may be equal for different things. */
const SENTENCE_LENGTH = 25;

/** Allowed duplicates, each with its reason. */
const ALLOWED = new Map([
  // Three designs have the same option; its text key contains the design.
  ['adjust.TEXT_BOTTOM_SUB', 'adjust.HEART_BOTTOM_SUB'],
  ['adjust.HEART_BOTTOM_SUB', 'adjust.NUMBER_BOTTOM_SUB'],
]);

it('no sentence occurs twice', () => {
  const keyBySentence = new Map<string, string>();
  const duplicates: string[] = [];
  const usedExceptions = new Set<string>();
  for (const [area, texts] of Object.entries(TEXTS.en)) {
    for (const [key, entry] of Object.entries(texts as Catalogue)) {
      const sentence = JSON.stringify(entry);
      const name = `${area}.${key}`;
      const earlierKey = keyBySentence.get(sentence);
      const isDuplicate = earlierKey !== undefined && sentence.length > SENTENCE_LENGTH;
      if (isDuplicate && ALLOWED.get(earlierKey) === name) usedExceptions.add(earlierKey);
      else if (isDuplicate) duplicates.push(`${earlierKey} ${name}: ${sentence}`);
      keyBySentence.set(sentence, name);
    }
  }
  expect(duplicates).toEqual([]);
  expect([...ALLOWED.keys()].filter((name) => !usedExceptions.has(name))).toEqual([]);
});
