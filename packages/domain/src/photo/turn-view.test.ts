import { describe, expect, it } from 'vitest';
import { isQuarterTurn, mirrorView, straightenView, turnView, uncutView } from './turn-view.ts';
import { type PhotoView, WHOLE_VIEW } from './view.ts';

describe("changes of a photo's view", () => {
  it('[CROP-02] turns in steps of 90 degrees modulo 360', () => {
    const turns = [WHOLE_VIEW];
    for (let i = 0; i < 4; i++) turns.push(turnView(turns.at(-1) as PhotoView));
    expect(turns.map((view) => view.quarterTurn)).toEqual([0, 90, 180, 270, 0]);
  });

  it('rotating changes nothing else of the view', () => {
    const view: PhotoView = { focusX: 0.3, focusY: 0.6, zoom: 2, quarterTurn: 90 };
    expect(turnView(view)).toEqual({ ...view, quarterTurn: 180 });
  });

  it('[CROP-08] distinguishes quarter turns from other angles', () => {
    expect([0, 90, 180, 270].every(isQuarterTurn)).toBe(true);
    expect([-90, 45, 360, Number.NaN].some(isQuarterTurn)).toBe(false);
  });

  it('mirroring twice changes nothing; mirroring swaps left and right of the visible picture, and a rotated photo rotates the other way', () => {
    const view: PhotoView = { focusX: 0.3, focusY: 0.6, zoom: 2, quarterTurn: 90, straightenDeg: 4.2 };
    const mirrored = mirrorView(view);
    expect(mirrored).toEqual({ ...view, quarterTurn: 270, straightenDeg: -4.2, isMirrored: true });
    expect(mirrorView(mirrored)).toStrictEqual(view);
    expect(mirrorView(mirrorView(WHOLE_VIEW))).toStrictEqual(WHOLE_VIEW);
  });

  it.each([
    [3.149, 3.1],
    [-15.2, -15],
    [99, 15],
    [0.04, undefined],
    [-0.04, undefined],
    [Number.NaN, undefined],
  ])('straightening by %d is stored as %s', (angleDeg, settled) => {
    expect(straightenView({ ...WHOLE_VIEW, straightenDeg: 7 }, angleDeg)).toStrictEqual(
      settled === undefined ? WHOLE_VIEW : { ...WHOLE_VIEW, straightenDeg: settled },
    );
  });

  it('shows the whole photo and fills its slot again as before', () => {
    const view: PhotoView = { focusX: 0.3, focusY: 0.6, zoom: 2, quarterTurn: 90 };
    expect(uncutView(view, true)).toStrictEqual({ ...view, isUncut: true });
    expect(uncutView(uncutView(view, true), false)).toStrictEqual(view);
  });
});
