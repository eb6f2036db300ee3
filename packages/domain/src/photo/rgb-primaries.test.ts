import { expect, it } from 'vitest';
import { D65, primariesUnderD50 } from './rgb-primaries.ts';

it('adapts Adobe RGB to D50 as in its published profile', () => {
  const columns = primariesUnderD50(D65, [
    [0.64, 0.33],
    [0.21, 0.71],
    [0.15, 0.06],
  ]);
  const expected = [0.6097559, 0.3111242, 0.0194811, 0.2052401, 0.625656, 0.0608902, 0.149224, 0.0632197, 0.7448387];
  for (const [index, value] of (columns ?? []).flat().entries()) expect(value).toBeCloseTo(expected[index] ?? 0, 3);
  expect(columns).toHaveLength(3);
});

it('refuses primaries that are linearly dependent', () => {
  expect(
    primariesUnderD50(D65, [
      [0.64, 0.33],
      [0.64, 0.33],
      [0.15, 0.06],
    ]),
  ).toBeNull();
  expect(
    primariesUnderD50(
      [0, 0],
      [
        [0.64, 0.33],
        [0.3, 0.6],
        [0.15, 0.06],
      ],
    ),
  ).toBeNull();
  expect(
    primariesUnderD50(D65, [
      [0.64, 0.9],
      [0.3, 0.6],
      [0.15, 0.06],
    ]),
  ).toBeNull();
});
