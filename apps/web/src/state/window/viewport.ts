/**
 * Widths under which the page changes its shape, px at the usual size of text: a window whose text is twice as large has room for half
 * as much. Style sheets say the same in rem. [BP-01] [BP-02] [NAV-06] [CAT-05]
 */
export const MOBILE_PX = 550;
export const COMPACT_NAV_PX = 400;
/** Under this height the row of photos stands beside the collage: a phone on its side. */
export const LOW_PX = 520;

export const USUAL_TEXT_PX = 16;

/** A length of the window as it is to text of the usual size, px. */
export function inUsualText(lengthPx: number, rootTextPx: number): number {
  return (lengthPx * USUAL_TEXT_PX) / rootTextPx;
}
