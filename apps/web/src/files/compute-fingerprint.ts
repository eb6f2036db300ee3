import {
  type ColourPicture,
  chromaGrid,
  differenceHash,
  fitResize,
  greyPicture,
  HASHED_PX,
  MEASURED_PX,
  meanLab,
  type PhotoFingerprint,
  type SizePx,
  sharpnessOf,
} from '@muro/domain';
import { releasePixels } from './release-pixels.ts';

/**
 * Computes the fingerprint of a picture's look.
 *
 * @param thumb  a small copy of it, which is small enough input for the hashes
 */
export function computeFingerprint(picture: ImageBitmap, thumb: ImageBitmap): PhotoFingerprint {
  const measured = fitResize({ widthPx: picture.width, heightPx: picture.height }, { widthPx: MEASURED_PX, heightPx: MEASURED_PX });
  const small = resized(thumb, HASHED_PX);
  return {
    hash: differenceHash(greyPicture(small)),
    colours: chromaGrid(small),
    lab: meanLab(small),
    sharpness: sharpnessOf(greyPicture(resized(picture, measured))),
  };
}

function resized(picture: ImageBitmap, { widthPx, heightPx }: SizePx): ColourPicture {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no drawing surface');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, widthPx, heightPx);
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  releasePixels(canvas);
  return { data, widthPx, heightPx };
}
