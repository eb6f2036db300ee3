import { describe, expect, it } from 'vitest';
import { memoize, memoizeByValue } from './memoize.ts';

describe('memoize', () => {
  it('makes a value once for each object', () => {
    const computed: object[] = [];
    const boxed = memoize((key: object) => {
      computed.push(key);
      return { key };
    });
    const [first, second] = [{}, {}];
    expect([boxed(first), boxed(second), boxed(first)]).toEqual([{ key: first }, { key: second }, { key: first }]);
    expect(boxed(first)).toBe(boxed(first));
    expect(computed).toHaveLength(2);
  });
});

describe('memoizeByValue', () => {
  it('makes a value once for each text, the empty text and zero included', () => {
    const computed: string[] = [];
    const lengthOf = memoizeByValue((text: string) => {
      computed.push(text);
      return text === 'none' ? null : text.length;
    });
    expect(['a', '', 'none', 'a', '', 'none'].map(lengthOf)).toEqual([1, 0, null, 1, 0, null]);
    expect(computed).toEqual(['a', '', 'none']);
  });
});
