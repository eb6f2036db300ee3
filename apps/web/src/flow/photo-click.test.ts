import { expect, it } from 'vitest';
import { isNewClick } from './photo-click.ts';

it('[TOUCH-05] a second click within 200 ms is the same click', () => {
  expect(isNewClick(null, 5)).toBe(true);
  expect(isNewClick(1000, 1199)).toBe(false);
  expect(isNewClick(1000, 1200)).toBe(true);
});
