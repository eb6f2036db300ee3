import type { Canvas } from '@napi-rs/canvas';

const FLAT_QUALITY = 90;

/** An opaque canvas as JPEG that says its resolution and that it is sRGB. */
export async function encodeJpeg(canvas: Canvas, dpi: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = canvas;
  const jpeg = await sharp(canvas.data(), { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .removeAlpha()
    .withIccProfile('srgb')
    .withDensity(dpi)
    .jpeg({ quality: FLAT_QUALITY })
    .toBuffer();
  // `data()` is the canvas's own memory: the canvas must outlive the encoder, or the collector frees the pixels under it.
  if (canvas.width !== width) throw new RangeError(`Expected an unchanged canvas for a JPEG but received ${canvas.width} px`);
  return jpeg;
}
