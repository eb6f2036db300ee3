import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHOLE_PAGE } from './page-zoom.ts';
import { sheetMove, sheetPlace } from './sheet-place.ts';

const window = { widthPx: 1030, heightPx: 673, pageWidthPx: 612.42, pageHeightPx: 612.42 };

describe('the sheet in its window', () => {
  it('is centred on whole pixels', () => {
    expect(sheetPlace(WHOLE_PAGE, window, 1)).toEqual({ left: 209, top: 31, width: 612, height: 612 });
    expect(sheetPlace({ zoom: 2, xPx: 10.25, yPx: -7 }, window, 2)).toEqual({ left: -87, top: -283, width: 1225, height: 1225 });
  });

  it('has whole pixels of the screen at every zoom and place', () => {
    const view = fc.record({ zoom: fc.double({ min: 1, max: 6, noNaN: true }), xPx: fc.integer(), yPx: fc.integer() });
    fc.assert(
      fc.property(view, fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3), (at, ratio) => {
        for (const px of Object.values(sheetPlace({ ...at, xPx: at.xPx % 900, yPx: at.yPx % 900 }, window, ratio))) {
          expect(Math.abs(px * ratio - Math.round(px * ratio))).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('[EDIT-11] is moved and scaled from where it rests', () => {
    expect(sheetMove({ zoom: 2, xPx: 10, yPx: 0 }, { zoom: 3, xPx: 4, yPx: 5 })).toBe('translate(-6px, 5px) scale(1.5)');
  });
});
