import {
  byteAt,
  fitResize,
  type GreyPicture,
  HASHED_PX,
  lookHash,
  MEASURED_PX,
  type PhotoLook,
  type SizePx,
  sharpnessOf,
} from '@muro/domain';

/**
 * What a picture looks like.
 *
 * @param thumb  a small copy of it: making that smaller still loses nothing
 */
export function photoLook(picture: ImageBitmap, thumb: ImageBitmap): PhotoLook {
  const measured = fitResize({ widthPx: picture.width, heightPx: picture.height }, { widthPx: MEASURED_PX, heightPx: MEASURED_PX });
  return { hash: lookHash(greyOf(thumb, HASHED_PX)), sharpness: sharpnessOf(greyOf(picture, measured)) };
}

function greyOf(picture: ImageBitmap, { widthPx, heightPx }: SizePx): GreyPicture {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no drawing surface');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, widthPx, heightPx);
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  const grey = new Uint8Array(widthPx * heightPx);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = 0.299 * byteAt(data, 4 * at) + 0.587 * byteAt(data, 4 * at + 1) + 0.114 * byteAt(data, 4 * at + 2);
  }
  return { grey, widthPx, heightPx };
}
