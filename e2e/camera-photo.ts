import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileOf } from './photo-kinds.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

const TIFF_BYTES = 56;
const SECOND = 26;

/** Cache per process. */
let cachedPhoto: Promise<Buffer> | undefined;

/**
 * Makes a JPEG of 3000 x 2000 px: blue, slow to decode, stored rotated (EXIF), with a red thumbnail of 160 x 120 px in its EXIF data as
 * cameras embed it, with bars above and below.
 */
export async function cameraPhoto(name: string, orientation: number): Promise<string> {
  cachedPhoto ??= bluePhoto();
  const thumbnail = await sharp({ create: { width: 160, height: 107, channels: 3, background: '#d02020' } })
    .resize(160, 120, { fit: 'contain', background: '#000' })
    .jpeg()
    .toBuffer();
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiffOf(orientation, thumbnail.length), thumbnail]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255]);
  const jpeg = await cachedPhoto;
  return fileOf(name, Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]));
}

/** Makes a picture with noise in every pixel. */
function bluePhoto(): Promise<Buffer> {
  const pixels = Buffer.alloc(3000 * 2000 * 3);
  let state = 7;
  for (let offset = 0; offset < pixels.length; offset += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[offset] = state >>> 27;
    pixels[offset + 1] = (state >>> 20) & 63;
    pixels[offset + 2] = 160 + ((state >>> 10) & 63);
  }
  return sharp(pixels, { raw: { width: 3000, height: 2000, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Builds EXIF data with two directories: the orientation, and the position of the thumbnail. */
function tiffOf(orientation: number, thumbnailBytes: number): Buffer {
  const tiff = Buffer.alloc(TIFF_BYTES);
  tiff.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, SECOND]);
  tiff.set([0, 2, 0x02, 0x01, 0, 4, 0, 0, 0, 1, 0, 0, 0, TIFF_BYTES, 0x02, 0x02, 0, 4, 0, 0, 0, 1], SECOND);
  tiff.writeUInt32BE(thumbnailBytes, SECOND + 22);
  return tiff;
}
