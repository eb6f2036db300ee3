import { expect, it } from 'vitest';
import { isNewClick } from './photo-click.ts';

const clickAt = (atMs: number, slot = 'photo1') => ({ slot, atMs });

it('[TOUCH-05] a second click on a photo within 200 ms is the same click', () => {
  expect(isNewClick(null, clickAt(5))).toBe(true);
  expect(isNewClick(clickAt(1000), clickAt(1199))).toBe(false);
  expect(isNewClick(clickAt(1000), clickAt(1200))).toBe(true);
});

it('[TOUCH-05] a quick click on another photo counts separately', () => {
  expect(isNewClick(clickAt(1000), clickAt(1001, 'photo2'))).toBe(true);
});
