import { describe, expect, it } from 'vitest';
import { cropOf } from './crop.ts';
import { printDpi } from './print-dpi.ts';
import { isLow, isPinchAllowed, qualityOf, smileyOf } from './quality.ts';
import { WHOLE_VIEW } from './view.ts';

describe('print quality', () => {
  it.each([
    [4000, 1024, 768, 10, 762, 'EXCELLENT', 'green', false],
    [1200, 1024, 1024, 30, 101.6, 'GOOD', 'green', false],
    [3000, 1024, 512, 20, 190.5, 'EXCELLENT', 'green', false],
    [600, 1000, 1000, 25.4, 60, 'POOR', 'red', true],
    [601, 1000, 1000, 25.4, 60.1, 'MODERATE', 'red', true],
    [749, 1000, 1000, 25.4, 74.9, 'MODERATE', 'red', true],
    [750, 1000, 1000, 25.4, 75, 'MODERATE', 'orange', true],
    [900, 1000, 1000, 25.4, 90, 'MODERATE', 'orange', true],
    [901, 1000, 1000, 25.4, 90.1, 'REASONABLE', 'orange', true],
    [999, 1000, 1000, 25.4, 99.9, 'REASONABLE', 'orange', true],
    [1000, 1000, 1000, 25.4, 100, 'REASONABLE', 'green', false],
    [1001, 1000, 1000, 25.4, 100.1, 'GOOD', 'green', false],
    [1500, 1000, 1000, 25.4, 150, 'GOOD', 'green', false],
    [1501, 1000, 1000, 25.4, 150.1, 'EXCELLENT', 'green', false],
  ])(
    '[QUAL-01] [QUAL-03] [QUAL-06] [QUAL-15] [QUAL-16] [QUAL-17] [QUAL-18] [QUAL-19] [QUAL-21] %d px, %d of them loaded, %d shown over %d cm: %d dpi',
    (orgWidth, loadedWidth, cropWidth, slotWidth, dpi, word, smiley, low) => {
      const crop = { x: 0, y: 0, width: cropWidth / loadedWidth, height: 1 };
      const found = printDpi({ widthPx: orgWidth, heightPx: 1 }, crop, { width: slotWidth, height: 1 });
      expect(found).toBeCloseTo(dpi, 9);
      const rounded = Math.round(found * 1e6) / 1e6;
      expect([qualityOf(rounded), smileyOf(rounded), isLow(rounded)]).toEqual([word, smiley, low]);
    },
  );

  it("[QUAL-02] uses the side of the photo that lies along the slot's width after a quarter turn", () => {
    const original = { widthPx: 4096, heightPx: 3072 };
    const slot = { x: 0, y: 0, width: 10, height: 15 };
    const crop = cropOf(original, { frame: slot, front: slot }, { ...WHOLE_VIEW, quarterTurn: 90 });
    expect(printDpi(original, crop, slot, 90)).toBeCloseTo(693.5893, 4);
  });

  it('[CROP-09] allows a pinch only above 25 dpi', () => {
    const qualityAt = (cropWidth: number) =>
      printDpi({ widthPx: 800, heightPx: 800 }, { x: 0, y: 0, width: cropWidth / 800, height: 1 }, { width: 40, height: 40 });
    expect(qualityAt(394)).toBeCloseTo(25.019, 4);
    expect(isPinchAllowed(qualityAt(394))).toBe(true);
    expect(isPinchAllowed(qualityAt(393))).toBe(false);
    expect(isPinchAllowed(25)).toBe(false);
  });

  it('refuses a photo or slot without a size', () => {
    expect(() => printDpi({ widthPx: 0, heightPx: 1 }, { x: 0, y: 0, width: 1, height: 1 }, { width: 1, height: 1 })).toThrow(RangeError);
    expect(() => printDpi({ widthPx: 1, heightPx: 1 }, { x: 0, y: 0, width: 1, height: 1 }, { width: 0, height: 1 })).toThrow(RangeError);
  });
});
