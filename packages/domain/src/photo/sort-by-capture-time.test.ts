import fc from 'fast-check';
import { expect, it } from 'vitest';
import { captureInstants, sortByCaptureTime } from './sort-by-capture-time.ts';

const photo = (name: string, clock: string | null, zoneMin: number | null = null) => ({
  name,
  takenMs: clock === null ? null : Date.parse(`2026-07-14T${clock}Z`),
  zoneMin,
});
const names = (photos: readonly { readonly name: string }[]) => photos.map(({ name }) => name).join(' ');

it('compares by UTC where photos have time zones', () => {
  expect(names(sortByCaptureTime([photo('camera', '11:30', 0), photo('phone', '12:00', 120)]))).toBe('phone camera');
});

it('compares local times if no photo has a zone, and puts photos without a time last', () => {
  expect(names(sortByCaptureTime([photo('x', null), photo('b', '12:00'), photo('a', '11:30'), photo('y', null, 60)]))).toBe('a b x y');
});

it('assumes the most frequent zone for photos without one', () => {
  const photos = [
    photo('far', '08:00', -300),
    photo('c', '12:30'),
    photo('a', '12:00', 120),
    photo('d', '13:00', 120),
    photo('b', '12:15'),
  ];
  expect(names(sortByCaptureTime(photos))).toBe('a b c d far');
});

it('sorts a mixed set the same from any initial order', () => {
  const anyPhoto = fc.record({
    takenMs: fc.option(fc.integer({ min: 0, max: 1e8 })),
    zoneMin: fc.option(fc.constantFrom(-300, 0, 60, 120, 345)),
  });
  const sample = fc
    .array(anyPhoto, { maxLength: 12 })
    .chain((photos) => fc.tuple(fc.constant(photos), fc.shuffledSubarray(photos, { minLength: photos.length })));
  fc.assert(
    fc.property(sample, ([photos, shuffled]) => {
      expect(captureInstants(sortByCaptureTime(shuffled))).toEqual(captureInstants(sortByCaptureTime(photos)));
    }),
  );
});
