import { type SizeCm, type SizePx, scaleToFit } from '@muro/domain';

/** Longest side of the preview in the photo dialog, CSS px. [PEDIT-02] */
const MAX_PX = 400;
/** Narrower windows are those of phones. [BP-01] */
const MOBILE_PX = 550;

/** Returns the box for the preview of one photo, CSS px: smaller windows leave room for the toolbar. [PEDIT-03] [PEDIT-04] */
export function editPreviewPx(windowWidthPx: number, windowHeightPx: number): number {
  const isMobile = windowWidthPx < MOBILE_PX;
  const marginsPx = isMobile ? 10 : 20;
  const toolsPx = isMobile ? 180 : 230;
  return Math.max(1, Math.min(MAX_PX, windowWidthPx - marginsPx, windowHeightPx - toolsPx));
}

/** Height of the dialog's header in a low window, where the tools are beside the preview. */
const LOW_HEADER_PX = 110;

/** Like `editPreviewPx`, for a window with the tools beside the preview: a phone in landscape. */
export function besidePreviewPx(windowWidthPx: number, windowHeightPx: number): number {
  return Math.max(1, Math.min(MAX_PX, windowWidthPx / 2, windowHeightPx - LOW_HEADER_PX));
}

/** Share of the preview's box on each side of the photo that shows the cropped parts. */
const MARGIN_SHARE = 0.09;

/** Returns the size of the slot's photo in the preview's box, and the width of the strip around it that shows the cropped parts. CSS px. */
export function editPreview({ width, height }: SizeCm, boxPx: number): SizePx & { readonly marginPx: number } {
  const marginPx = Math.round(boxPx * MARGIN_SHARE);
  const pxPerCm = scaleToFit({ width, height }, { width: boxPx - 2 * marginPx, height: boxPx - 2 * marginPx });
  return { widthPx: width * pxPerCm, heightPx: height * pxPerCm, marginPx };
}
