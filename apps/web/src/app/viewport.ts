/** Widths under which the page changes its shape, px. [BP-01] [BP-02] [NAV-06] [CAT-05] */
export const MOBILE_PX = 550;
export const TABLET_PX = 830;
export const COMPACT_NAV_PX = 400;
export const FILTER_TOGGLE_PX = 600;

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

export function breakpointOf(widthPx: number): Breakpoint {
  if (widthPx < MOBILE_PX) return 'mobile';
  return widthPx < TABLET_PX ? 'tablet' : 'desktop';
}

/** What the bars leave for a screen. [NAV-01] [NAV-02] */
export function usableHeightPx(widthPx: number, heightPx: number): number {
  return heightPx - (widthPx < MOBILE_PX ? 136 : 70);
}
