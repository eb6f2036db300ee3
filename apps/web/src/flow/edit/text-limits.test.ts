import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAcceptedChange } from './text-limits.ts';

describe('isAcceptedChange', () => {
  it('[TFIT-02] accepts a text that fits, and refuses one that would be cut', () => {
    expect(isAcceptedChange('Sea', 'Sea and sand', [0, 0])).toBe(true);
    expect(isAcceptedChange('Sea', 'Sea and sand', [0, 1])).toBe(false);
  });

  it('[TFIT-02] [TITLE-25] fewer characters on more lines are no deletion', () => {
    expect(isAcceptedChange('one two three', 'o\nt\nt', [0, 3])).toBe(false);
    expect(isAcceptedChange('one two three', 'four', [0, 1])).toBe(false);
  });

  it('a text that no longer fits may become shorter, but not longer', () => {
    expect(isAcceptedChange('one two three', 'one two', [5, 2])).toBe(true);
    expect(isAcceptedChange('one two three', 'onetwothree', [5, 7])).toBe(true);
    expect(isAcceptedChange('one two three', 'another text', [5, 4])).toBe(true);
    expect(isAcceptedChange('one two three', 'one two three!', [5, 6])).toBe(false);
  });

  it('any deletion is accepted', () => {
    const part = fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.infiniteStream(fc.boolean()));
    fc.assert(
      fc.property(part, ([text, stays]) => {
        const signs = [...text];
        const rest = signs.filter(() => stays.next().value).join('');
        fc.pre(rest.length < text.length);
        expect(isAcceptedChange(text, rest, [0, 9])).toBe(true);
      }),
    );
  });
});
