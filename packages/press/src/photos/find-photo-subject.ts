import { contentSize, contentSubject, type PhotoSubject, type SizePx } from '@muro/domain';
import { openUpright } from '../picture/open-upright.ts';

/**
 * Finds the subject of a photo by its content, as the designer does for photos without faces.
 *
 * @param input  path or bytes of the photo
 * @param size   size of the upright photo, px
 * @throws {Error} with the decoder's reason when the photo is damaged
 */
export async function findPhotoSubject(input: string | Uint8Array, size: SizePx): Promise<PhotoSubject> {
  const { widthPx, heightPx } = contentSize(size);
  const { data, info } = await (await openUpright(input))
    .resize({ width: widthPx, height: heightPx, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return contentSubject({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}
