/** Position of the page in its window: scaled by `zoom` about the window's centre, then moved. [EDIT-11] */
export interface PageZoom {
  readonly zoom: number;
  readonly xPx: number;
  readonly yPx: number;
}

export interface WindowPx {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Size of the page at zoom 1. */
  readonly pageWidthPx: number;
  readonly pageHeightPx: number;
}

export const WHOLE_PAGE: PageZoom = { zoom: 1, xPx: 0, yPx: 0 };
export const MAX_PAGE_ZOOM = 6;

/**
 * Zooms about a point of the window; the page point under it stays in place.
 *
 * @param point  offset from the window's centre, px
 */
export function zoomPage(
  view: PageZoom,
  window: WindowPx,
  factor: number,
  point: { readonly xPx: number; readonly yPx: number },
): PageZoom {
  const zoom = Math.max(1, Math.min(MAX_PAGE_ZOOM, view.zoom * factor));
  const growth = zoom / view.zoom;
  return insideWindow({ zoom, xPx: point.xPx - (point.xPx - view.xPx) * growth, yPx: point.yPx - (point.yPx - view.yPx) * growth }, window);
}

export function panPage(view: PageZoom, window: WindowPx, dxPx: number, dyPx: number): PageZoom {
  return insideWindow({ ...view, xPx: view.xPx + dxPx, yPx: view.yPx + dyPx }, window);
}

/** Clamps the position: a page larger than its window leaves no gap at any edge; a smaller page stays centred. */
export function insideWindow(view: PageZoom, window: WindowPx): PageZoom {
  const slackX = Math.max(0, (window.pageWidthPx * view.zoom - window.widthPx) / 2);
  const slackY = Math.max(0, (window.pageHeightPx * view.zoom - window.heightPx) / 2);
  return { zoom: view.zoom, xPx: within(view.xPx, slackX), yPx: within(view.yPx, slackY) };
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value)) + 0;
}
