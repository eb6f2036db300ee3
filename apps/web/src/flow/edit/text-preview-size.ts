import type { SizeCm, SizePx } from '@muro/domain';
import { editPreviewPx } from './edit-preview.ts';

/** [BP-01] */
const MOBILE_PX = 550;
/** Height share of the preview on a phone: the fields below it should stay visible with it above the on-screen keyboard. */
const MOBILE_SHARE = 0.26;
/** Horizontal padding of a phone's dialog. */
const MOBILE_SIDES_PX = 48;
/** Height of header, footer and padding of the dialog in a low window, which has the fields beside the preview. */
const LOW_ABOVE_PX = 216;
/** The dialog's maximum width in the window, its padding, and the preview's share of the rest, as in the CSS variable `--beside`. */
const LOW_MAX_PX = 992;
const LOW_BESIDE_PX = 110;
const LOW_SHARE = 5 / 12;

/** Returns the size of a photo in the text dialog: as in the photo dialog, but lower on a phone. CSS px. */
export function textPreviewSize(photo: SizeCm, window: SizePx, isLow: boolean): SizePx {
  const maxSize = isLow ? maxBeside(window) : maxAbove(window);
  const pxPerCm = Math.min(maxSize.widthPx / photo.width, maxSize.heightPx / photo.height);
  return { widthPx: photo.width * pxPerCm, heightPx: photo.height * pxPerCm };
}

function maxBeside({ widthPx, heightPx }: SizePx): SizePx {
  const column = (Math.min(widthPx, LOW_MAX_PX) - LOW_BESIDE_PX) * LOW_SHARE;
  return { widthPx: column, heightPx: Math.max(1, heightPx - LOW_ABOVE_PX) };
}

function maxAbove({ widthPx, heightPx }: SizePx): SizePx {
  const isMobile = widthPx < MOBILE_PX;
  const maxSidePx = editPreviewPx(widthPx, heightPx);
  if (!isMobile) return { widthPx: maxSidePx, heightPx: maxSidePx };
  return { widthPx: Math.max(1, Math.min(maxSidePx, widthPx - MOBILE_SIDES_PX)), heightPx: Math.min(maxSidePx, heightPx * MOBILE_SHARE) };
}
