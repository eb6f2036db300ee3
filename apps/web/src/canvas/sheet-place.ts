import type { PageZoom, WindowPx } from './page-zoom.ts';

/** Position of the sheet in its window, CSS px from the window's top left. */
export interface SheetPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the position of the sheet at rest, aligned to whole device pixels. Its canvas has one pixel per device pixel and is shown
 * unscaled; between device pixels it would be blurred, and blended again under everything that moves over it.
 *
 *     page of 612.42 px in a window of 1030 px  →  612 px wide, 209 px from the left
 */
export function sheetPlace(view: PageZoom, window: WindowPx, devicePixelRatio: number): SheetPlace {
  const snapToPixel = (px: number): number => Math.round(px * devicePixelRatio) / devicePixelRatio;
  const width = snapToPixel(window.pageWidthPx * view.zoom);
  const height = snapToPixel(window.pageHeightPx * view.zoom);
  return {
    left: snapToPixel((window.widthPx - width) / 2 + view.xPx),
    top: snapToPixel((window.heightPx - height) / 2 + view.yPx),
    width,
    height,
  };
}

/** Returns the CSS transform from the sheet's resting position to its position during a gesture, about the sheet's centre. */
export function sheetMove(resting: PageZoom, current: PageZoom): string {
  return `translate(${current.xPx - resting.xPx}px, ${current.yPx - resting.yPx}px) scale(${current.zoom / resting.zoom})`;
}
