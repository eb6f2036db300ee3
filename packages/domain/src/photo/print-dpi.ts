import type { SizeCm, SizePx } from '../geometry/rect.ts';
import { CM_PER_INCH } from '../units/cm.ts';
import type { CropRect, QuarterTurn } from './view.ts';

/**
 * Resolution at which a photo will be printed in its slot.
 *
 * The crop is a fraction of the photo, not a number of pixels, so the result does not depend on the copy (original, web, thumbnail)
 * that the editor shows.
 *
 *     original 4000 px × crop 0.5 = 2000 px;  slot 20 cm = 7.874 in  →  254 dpi
 *
 * @param original     size of the uploaded file, upright (EXIF orientation applied), px
 * @param crop         visible part, fractions 0–1 of `original`
 * @param slot         printed size of the slot before tilt, cm
 * @param quarterTurn  rotation of the photo in the slot; at 90 and 270 the photo's height lies along the slot's width
 * @returns dots per inch, > 0, not rounded; compare with LOW_DPI (100)
 * @throws {RangeError} if a side is not a positive finite number
 * @see [QUAL-01] [QUAL-02]; same as "orgWidth / width × cropWidth / (slotWidthCm / 2.54)", editor spec §9
 */
export function printDpi(original: SizePx, crop: CropRect, slot: SizeCm, quarterTurn: QuarterTurn = 0): number {
  const shownPx = quarterTurn % 180 === 0 ? original.widthPx * crop.width : original.heightPx * crop.height;
  if (!(shownPx > 0 && shownPx < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`Expected a positive finite number of pixels for printDpi but received ${shownPx}`);
  }
  if (!(slot.width > 0 && slot.width < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`Expected a positive finite slot width for printDpi but received ${slot.width}`);
  }
  return shownPx / (slot.width / CM_PER_INCH);
}
