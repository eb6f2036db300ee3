/**
 * Breakpoint widths, px at the default text size: a window with text twice as large has room for half as much. Style sheets use the same
 * values in rem. [BP-01] [BP-02] [CAT-05]
 */
export const MOBILE_PX = 550;
/** Under this width the editor's side menu folds to a strip. */
export const FOLDED_PX = 1000;
/** Under this width the editor's bar shows the steps as dashes, and its menu holds what has no room. */
export const EDITOR_BAR_PX = 768;
/** From this width on the bar shows the word beside the icon that saves. */
export const SAVE_WORD_PX = 1500;
/** Breakpoint height under which the photo tray moves beside the collage: a phone in landscape. */
export const LOW_PX = 520;

export const USUAL_TEXT_PX = 16;

/** Converts a window length to px at the default text size. */
export function inUsualText(lengthPx: number, rootTextPx: number): number {
  return (lengthPx * USUAL_TEXT_PX) / rootTextPx;
}
