import { expect, it } from 'vitest';
import { editPreviewPx } from './edit-preview.ts';

it.each([
  [1200, 900, 400],
  [800, 600, 370],
  [360, 640, 350],
  [320, 480, 300],
])('[PEDIT-02] [PEDIT-03] [PEDIT-04] in a window of %i x %i the preview is at most %i px large', (width, height, px) => {
  expect(editPreviewPx(width, height)).toBe(px);
});
