import fc from 'fast-check';
import { expect, it } from 'vitest';
import { naturalLog } from './natural-log.ts';

it('computes the natural logarithm of any proportion', () => {
  fc.assert(fc.property(fc.double({ min: 0.02, max: 50, noNaN: true }), (x) => Math.abs(naturalLog(x) - Math.log(x)) < 1e-10));
  expect(naturalLog(1)).toBe(0);
});
