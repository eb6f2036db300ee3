import { expect, it } from 'vitest';
import { SCREEN } from './screens.ts';

it(`a page of the run has the pointer of its screen (${SCREEN.name})`, () => {
  const isTrue = (query: string): boolean => window.matchMedia(query).matches;
  const mouse = [isTrue('(hover: hover)'), isTrue('(pointer: fine)'), navigator.maxTouchPoints === 0];
  expect(mouse).toEqual(Array(3).fill(!SCREEN.isTouch));
  expect([innerWidth, innerHeight]).toEqual([SCREEN.width, SCREEN.height]);
});
