import { describe, expect, it } from 'vitest';
import { groupNearDuplicates, type PhotoFingerprint } from './near-duplicates.ts';

/** A fingerprint whose hash has the lowest `bits` bits set: the distance of two is the difference of their numbers. */
function fingerprintOf(bits: number, colours: readonly number[] = [0, 0]): PhotoFingerprint {
  return { hash: ((1n << BigInt(bits)) - 1n).toString(16).padStart(16, '0'), colours, sharpness: 2, lab: [50, 0, 0] };
}

const photo = (bits: number, takenMs: number | null = null) => ({ fingerprint: fingerprintOf(bits), takenMs });

describe('groupNearDuplicates', () => {
  it('groups near-duplicates in their order, and leaves out other photos', () => {
    const [a, b, c, d] = [photo(0), photo(40), photo(5), photo(44)];
    expect(groupNearDuplicates([a, b, c, d])).toEqual([
      [a, c],
      [b, d],
    ]);
  });

  it('groups a burst of five although the first and the last differ a lot', () => {
    const burst = [0, 14, 29, 44, 60].map((bits, index) => photo(bits, 1_000_000 + 500 * index));
    expect(groupNearDuplicates(burst)).toEqual([burst]);
  });

  it('joins groups that a later photo connects', () => {
    const [a, b, c] = [photo(0), photo(14), photo(7)];
    expect(groupNearDuplicates([a, b, c])).toEqual([[a, b, c]]);
  });

  it('treats photos of other minutes, or without a time, as a burst only if they look alike', () => {
    expect(groupNearDuplicates([photo(0, 1_000_000), photo(14, 1_060_000)])).toEqual([]);
    expect(groupNearDuplicates([photo(0), photo(14)])).toEqual([]);
  });

  it('separates two scenes of the same second by their colours', () => {
    const other = { fingerprint: fingerprintOf(14, [40, 40]), takenMs: 1_000_500 };
    expect(groupNearDuplicates([photo(0, 1_000_000), other])).toEqual([]);
  });
});
