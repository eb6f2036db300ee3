import { expect, it } from 'vitest';
import { countScans } from './count-scans.ts';

const frame = [0xff, 0xc2, 0, 4, 1, 1];
const scan = [0xff, 0xda, 0, 3, 1, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56];

it('counts scans, stepping over stuffed bytes, restart marks and fill bytes', () => {
  expect(countScans(Uint8Array.from([0xff, 0xd8, ...frame, ...scan, 0xff, ...scan, 0xff, 0xd9, ...scan]), 100)).toBe(2);
});

it('does not count a scan mark inside a segment', () => {
  expect(countScans(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xda, 0, 3, ...scan]), 100)).toBe(1);
});

it('stops one past the limit, and at the end of a cut file', () => {
  const many = Array.from({ length: 6000 }, () => scan).flat();
  expect(countScans(Uint8Array.from([0xff, 0xd8, ...many]), 100)).toBe(101);
  expect(countScans(Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0xff]), 100)).toBe(1);
});
