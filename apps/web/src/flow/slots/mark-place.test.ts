import { describe, expect, it } from 'vitest';
import { markPlace } from './mark-place.ts';

const viewRect = { x: -5, y: -5, width: 60, height: 50 };
const frame = { x: 10, y: 20, width: 30, height: 10 };

describe('[EDIT-20] the mark over a slot', () => {
  it('has the size of the frame in percent of the shown area, and its position in percent of its own size', () => {
    expect(markPlace({ frame, card: frame, tiltDeg: 0 }, viewRect)).toEqual({
      width: '50%',
      height: '20%',
      transform: 'translate(50%, 250%)',
    });
  });

  it('turns about the middle of the card, as the slot does', () => {
    const card = { x: 8, y: 18, width: 34, height: 18 };
    expect(markPlace({ frame, card, tiltDeg: -7.5 }, viewRect).transform).toBe(
      'translate(50%, 250%) translate(50%, 70%) rotate(-7.5deg) translate(-50%, -70%)',
    );
  });
});
