import { expect, it } from 'vitest';
import { pictureDelayMs } from './draft-picture.ts';

it('the picture of a draft follows a change after three seconds, and one that takes long to make comes less often', () => {
  expect(pictureDelayMs(0)).toBe(3_000);
  expect(pictureDelayMs(250)).toBe(3_000);
  expect(pictureDelayMs(2_000)).toBe(20_000);
});
