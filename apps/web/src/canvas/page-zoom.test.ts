import { describe, expect, it } from 'vitest';
import { insideWindow, MAX_PAGE_ZOOM, panPage, WHOLE_PAGE, zoomPage } from './page-zoom.ts';

const window = { widthPx: 1000, heightPx: 800, pageWidthPx: 900, pageHeightPx: 600 };

describe('[EDIT-11] zooming and panning the page', () => {
  it('keeps the point under the fingers', () => {
    const view = zoomPage(WHOLE_PAGE, window, 2, { xPx: 100, yPx: -50 });
    expect(view).toEqual({ zoom: 2, xPx: -100, yPx: 50 });
  });

  it('stays between the whole page and its largest zoom', () => {
    expect(zoomPage(WHOLE_PAGE, window, 0.5, { xPx: 0, yPx: 0 })).toEqual(WHOLE_PAGE);
    expect(zoomPage(WHOLE_PAGE, window, 100, { xPx: 0, yPx: 0 }).zoom).toBe(MAX_PAGE_ZOOM);
  });

  it('never leaves a gap that the page could fill', () => {
    expect(panPage({ zoom: 2, xPx: 0, yPx: 0 }, window, 5000, 5000)).toEqual({ zoom: 2, xPx: 400, yPx: 200 });
  });

  it('a page smaller than its window stays in the middle', () => {
    expect(panPage(WHOLE_PAGE, window, 50, 50)).toEqual(WHOLE_PAGE);
    expect(insideWindow({ zoom: 1.2, xPx: 300, yPx: 300 }, window)).toEqual({ zoom: 1.2, xPx: 40, yPx: 0 });
  });
});
