import type { ByteRange, JpegHeader } from '@muro/domain';

/** What is written in front of a JPEG from byte `from` on, and which of its bytes become zeros. */
export interface PlainCoding {
  readonly front: Uint8Array;
  readonly from: number;
  readonly blanked: readonly ByteRange[];
}

const START_BYTES = 2;
/** The start mark, and Adobe's marker with transform 0: three components are red, green and blue. */
const RGB_FRONT = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xee, 0, 14]), Buffer.from('Adobe\0\x64\0\0\0\0\0', 'latin1')]);

const AS_IT_IS: PlainCoding = { front: new Uint8Array(), from: 0, blanked: [] };

/**
 * Makes readers of PDF see the colours that browsers see, where the two decide differently. In a PDF the names of components and
 * the JFIF marker mean nothing; Adobe's marker and the key /ColorTransform alone count.
 *
 *     browsers: names R, G, B mean red, green, blue   PDF: lightness and differences   →  Adobe's marker comes in front
 *     browsers: JFIF beats Adobe's "as they are"      PDF: Adobe's marker counts       →  that marker becomes zeros
 *
 * @see ISO 32000-1, table 13
 */
export function plainCoding({ components, isRgbCoded, adobeTransform, adobeData }: JpegHeader): PlainCoding {
  if (components !== 3) return AS_IT_IS;
  if (isRgbCoded && adobeTransform === null) return { ...AS_IT_IS, front: RGB_FRONT, from: START_BYTES };
  return isRgbCoded || adobeTransform !== 0 ? AS_IT_IS : { ...AS_IT_IS, blanked: adobeData };
}
