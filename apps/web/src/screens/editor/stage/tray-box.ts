/** Marks the tray in the document, as a drop target. */
export const TRAY_MARK = { 'data-tray': '' };

/** True if a point of the window, CSS px, is in the tray. */
export function isOverTray({ xPx, yPx }: { readonly xPx: number; readonly yPx: number }): boolean {
  const box = document.querySelector('[data-tray]')?.getBoundingClientRect();
  return box !== undefined && xPx >= box.left && xPx < box.right && yPx >= box.top && yPx < box.bottom;
}
