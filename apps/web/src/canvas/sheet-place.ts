import type { PageZoom, WindowPx } from './page-zoom.ts';

/** Where the sheet lies in its window, CSS px from the window's top left. */
export interface SheetPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The sheet at rest, on whole pixels of the screen. Its canvas has one pixel for each of them and is shown as it was painted;
 * between them it would be blurred, and mixed anew under whatever moves over it.
 *
 *     page of 612.42 px in a window of 1030 px  →  612 px wide, 209 px from the left
 */
export function sheetPlace(view: PageZoom, window: WindowPx, devicePixelRatio: number): SheetPlace {
  const whole = (px: number): number => Math.round(px * devicePixelRatio) / devicePixelRatio;
  const width = whole(window.pageWidthPx * view.zoom);
  const height = whole(window.pageHeightPx * view.zoom);
  return {
    left: whole((window.widthPx - width) / 2 + view.xPx),
    top: whole((window.heightPx - height) / 2 + view.yPx),
    width,
    height,
  };
}

/** The way from where the sheet rests to where fingers have it now, as CSS; about the sheet's own middle. */
export function sheetMove(resting: PageZoom, now: PageZoom): string {
  return `translate(${now.xPx - resting.xPx}px, ${now.yPx - resting.yPx}px) scale(${now.zoom / resting.zoom})`;
}
