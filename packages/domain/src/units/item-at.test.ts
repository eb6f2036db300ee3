import { expect, it } from 'vitest';
import { byteAt, floatAt, intAt, itemAt } from './item-at.ts';

it('returns the item at an index', () => {
  const kinds = [itemAt(['a', 'b'], 1), byteAt(Uint8Array.of(1, 255), 1), intAt(Int32Array.of(-7), 0), floatAt(Float64Array.of(0.5), 0)];
  expect(kinds).toEqual(['b', 255, -7, 0.5]);
});

it.each([2, -1, 0.5, Number.NaN])('throws at index %s of a list of two, for every kind of list', (index) => {
  const reads = [
    () => itemAt(['a', 'b'], index),
    () => byteAt(new Uint8Array(2), index),
    () => intAt(new Int32Array(2), index),
    () => floatAt(new Float64Array(2), index),
  ];
  for (const read of reads) expect(read).toThrow(new RangeError(`Expected an index below 2 but received ${index}`));
});
