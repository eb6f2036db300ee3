import { expect, it } from 'vitest';
import { isSparseJson } from './sparse-json.ts';

it.each([
  ['one long text', JSON.stringify({ collagexml: '<a b="1,2:3[{"/>'.repeat(100_000), editor: '2' }), true],
  ['a long text with escapes', JSON.stringify({ a: '\\"'.repeat(500_000) }), true],
  ['a short list', `[${'1,'.repeat(30_000)}1]`, true],
  ['millions of numbers', `[${'1,'.repeat(1_000_000)}1]`, false],
  ['millions of empty objects', `[${'{},'.repeat(1_000_000)}1]`, false],
  ['deep nesting', '['.repeat(1_000_000), false],
  ['many keys', `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()}}`, false],
])('recognises %s', (_name, text, isSparse) => expect(isSparseJson(text)).toBe(isSparse));
