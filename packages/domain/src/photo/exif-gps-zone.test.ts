import { expect, it } from 'vitest';
import { gpsZone } from './exif-gps-zone.ts';

const CLOCK = Date.UTC(2026, 6, 14, 18, 5, 9);

/** EXIF data with the date and time of GPS, big-endian. */
function gpsTiff(date: string, time: readonly [number, number, number], denominator = 1): Uint8Array {
  const bytes = new Uint8Array(100);
  const view = new DataView(bytes.buffer);
  const entryAt = (offset: number, tag: number, type: number, count: number, value: number): void => {
    view.setUint32(offset, (tag << 16) | type);
    view.setUint32(offset + 4, count);
    view.setUint32(offset + 8, value);
  };
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  entryAt(10, 0x8825, 4, 1, 26);
  view.setUint16(26, 2);
  entryAt(28, 0x0007, 5, 3, 56);
  entryAt(40, 0x001d, 2, 11, 80);
  for (const [part, value] of time.entries()) {
    view.setUint32(56 + 8 * part, value * denominator);
    view.setUint32(60 + 8 * part, denominator);
  }
  bytes.set(new TextEncoder().encode(date), 80);
  return bytes;
}

it.each([
  ['the very second', '2026:07:14', [16, 5, 9], 120],
  ['a fix of four minutes ago', '2026:07:14', [16, 1, 9], 120],
  ['the day before, as in Auckland', '2026:07:14', [6, 5, 9], 720],
  ['a quarter of an hour, as in Nepal', '2026:07:14', [12, 20, 9], 345],
  ['UTC', '2026:07:14', [18, 5, 0], 0],
  ['hyphens in the date', '2026-07-15', [1, 5, 9], -420],
  ['a fix of another quarter', '2026:07:14', [15, 57, 9], null],
  ['another day', '2026:07:10', [16, 5, 9], null],
  ['no date', '0000:00:00', [16, 5, 9], null],
] as const)('derives the zone of the clock from GPS time: %s', (_, date, time, zone) => {
  expect(gpsZone(gpsTiff(date, time), CLOCK)).toBe(zone);
});

it('reads fractions, and returns null for damaged data', () => {
  expect(gpsZone(gpsTiff('2026:07:14', [16, 5, 9], 1000), CLOCK)).toBe(120);
  expect(gpsZone(gpsTiff('2026:07:14', [16, 5, 9], 0), CLOCK)).toBeNull();
  expect(gpsZone(gpsTiff('2026:07:14', [16, 5, 9]).subarray(0, 70), CLOCK)).toBeNull();
});
