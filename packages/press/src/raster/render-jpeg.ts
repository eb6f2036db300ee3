import { CM_PER_INCH, type Drawing } from '@muro/domain';
import { encodeJpeg } from './encode-jpeg.ts';
import { renderDrawing } from './render-drawing.ts';

/**
 * A drawing of outlines and text alone as a flat sRGB JPEG, with its resolution inside.
 *
 * @throws {RangeError} when the drawing shows a picture
 */
export async function renderJpeg(drawing: Drawing, dpi: number): Promise<Buffer> {
  if (drawing.ops.some(({ op }) => op === 'image')) throw new RangeError('Expected a drawing without pictures but received one with them');
  return encodeJpeg(await renderDrawing({ drawing, pxPerCm: dpi / CM_PER_INCH, fileOf: () => Promise.resolve(null) }), dpi);
}
