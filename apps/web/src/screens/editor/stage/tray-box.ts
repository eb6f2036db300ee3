/** Marks the tray in the document, for who carries a photo to it. */
export const TRAY_MARK = { 'data-tray': '' };

/** Whether a point of the window, CSS px, lies in the tray. */
export function isOverTray({ xPx, yPx }: { readonly xPx: number; readonly yPx: number }): boolean {
  const box = document.querySelector('[data-tray]')?.getBoundingClientRect();
  return box !== undefined && xPx >= box.left && xPx < box.right && yPx >= box.top && yPx < box.bottom;
}
