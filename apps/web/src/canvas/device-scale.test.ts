import { expect, it } from 'vitest';
import { devicePxPerCm } from './device-scale.ts';

it('has a canvas pixel for each pixel of the screen', () => {
  expect(devicePxPerCm({ width: 50, height: 40 }, 12, 2)).toBe(24);
  expect(devicePxPerCm({ width: 50, height: 40 }, 12, 0.5)).toBe(12);
});

it('stops growing before the canvas takes too much memory', () => {
  const scale = devicePxPerCm({ width: 100, height: 140 }, 60, 3);
  expect(100 * scale * 140 * scale).toBeLessThanOrEqual(14_000_001);
  expect(devicePxPerCm({ width: 300, height: 1 }, 60, 3) * 300).toBeLessThanOrEqual(8192);
});
