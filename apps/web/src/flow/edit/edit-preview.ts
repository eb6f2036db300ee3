import { type SizeCm, type SizePx, scaleToFit } from '@muro/domain';

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

/** What a low window keeps for the head of the dialog: there the tools stand beside the preview. */
const BESIDE_ABOVE_PX = 110;

/** The same for a window that has its tools beside the preview: a phone on its side. */
export function besidePreviewPx(windowWidthPx: number, windowHeightPx: number): number {
  return Math.max(1, Math.min(MAX_PX, windowWidthPx / 2, windowHeightPx - BESIDE_ABOVE_PX));
}

/** Share of the preview's box that is left on each side of the photo for what its slot cuts away. */
const SURROUND = 0.09;

/** The photo of a slot in the preview's box, and the strip all round it that shows what is cut away. CSS px. */
export function editPreview({ width, height }: SizeCm, boxPx: number): SizePx & { readonly marginPx: number } {
  const marginPx = Math.round(boxPx * SURROUND);
  const pxPerCm = scaleToFit({ width, height }, { width: boxPx - 2 * marginPx, height: boxPx - 2 * marginPx });
  return { widthPx: width * pxPerCm, heightPx: height * pxPerCm, marginPx };
}
