import type { Canvas } from '@napi-rs/canvas';

const FLAT_QUALITY = 90;

/** Encodes an opaque canvas as JPEG with its resolution and an sRGB profile. */
export async function encodeJpeg(canvas: Canvas, dpi: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = canvas;
  const jpeg = await sharp(canvas.data(), { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .removeAlpha()
    .withIccProfile('srgb')
    .jpeg({ quality: FLAT_QUALITY })
    .toBuffer();
  return withDensity(jpeg, Math.round(dpi));
}

/** Inserts a JFIF segment after the start marker: the place where every program looks for the resolution. */
function withDensity(jpeg: Buffer, dpi: number): Buffer {
  const jfif = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0', 'latin1'), 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  jfif.writeUInt16BE(dpi, 12);
  jfif.writeUInt16BE(dpi, 14);
  return Buffer.concat([jpeg.subarray(0, 2), jfif, jpeg.subarray(2)]);
}
