import type { Canvas } from '@napi-rs/canvas';

const FLAT_QUALITY = 90;

/** An opaque canvas as JPEG that says its resolution and that it is sRGB. */
export async function encodeJpeg(canvas: Canvas, dpi: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = canvas;
  return sharp(canvas.data(), { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .removeAlpha()
    .withIccProfile('srgb')
    .withDensity(dpi)
    .jpeg({ quality: FLAT_QUALITY })
    .toBuffer();
}
