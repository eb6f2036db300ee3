/**
 * Breakpoint widths, px at the default text size: a window with text twice as large has room for half as much. Style sheets use the same
 * values in rem. [BP-01] [BP-02] [NAV-06] [CAT-05]
 */
export const MOBILE_PX = 550;
export const COMPACT_NAV_PX = 400;
/** Breakpoint height under which the photo tray moves beside the collage: a phone in landscape. */
export const LOW_PX = 520;

export const USUAL_TEXT_PX = 16;

/** Converts a window length to px at the default text size. */
export function inUsualText(lengthPx: number, rootTextPx: number): number {
  return (lengthPx * USUAL_TEXT_PX) / rootTextPx;
}
