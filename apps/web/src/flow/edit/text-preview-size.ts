import type { SizeCm, SizePx } from '@muro/domain';
import { editPreviewPx } from './edit-preview.ts';

/** [BP-01] */
const MOBILE_PX = 550;
/** The fields of a phone stand below the preview and want to be seen with it, above the keyboard of the screen. */
const MOBILE_SHARE = 0.26;
/** Bare paper left and right of a phone's dialog. */
const MOBILE_SIDES_PX = 48;

/** How large the text dialog shows a photo: as the photo dialog does, but lower on a phone. CSS px. */
export function textPreviewSize({ width, height }: SizeCm, { widthPx, heightPx }: SizePx): SizePx {
  const isMobile = widthPx < MOBILE_PX;
  const most = editPreviewPx(widthPx, heightPx);
  const mostWidth = isMobile ? Math.max(1, Math.min(most, widthPx - MOBILE_SIDES_PX)) : most;
  const mostHeight = isMobile ? Math.min(most, heightPx * MOBILE_SHARE) : most;
  const pxPerCm = Math.min(mostWidth / width, mostHeight / height);
  return { widthPx: width * pxPerCm, heightPx: height * pxPerCm };
}
