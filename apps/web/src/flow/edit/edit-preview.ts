/** Largest side of the photo dialog's preview, CSS px. [PEDIT-02] */
const MAX_PX = 400;
/** [BP-01] */
const MOBILE_PX = 550;

/** The box that the preview of one photo may fill, CSS px: smaller windows leave room for the toolbar. [PEDIT-03] [PEDIT-04] */
export function editPreviewPx(windowWidthPx: number, windowHeightPx: number): number {
  const isMobile = windowWidthPx < MOBILE_PX;
  const left = isMobile ? 10 : 20;
  const above = isMobile ? 180 : 230;
  return Math.max(1, Math.min(MAX_PX, windowWidthPx - left, windowHeightPx - above));
}
