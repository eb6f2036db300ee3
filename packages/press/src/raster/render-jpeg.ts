import { CM_PER_INCH, type Drawing } from '@muro/domain';
import { encodeJpeg } from './encode-jpeg.ts';
import { renderDrawing } from './render-drawing.ts';

/**
 * Renders a drawing that consists only of outlines and text as a flat sRGB JPEG, with its resolution.
 *
 * @throws {RangeError} when the drawing contains a picture
 */
export async function renderJpeg(drawing: Drawing, dpi: number): Promise<Buffer> {
  if (drawing.ops.some(({ op }) => op === 'image')) throw new RangeError('Expected a drawing without pictures but received one with them');
  return encodeJpeg(await renderDrawing({ drawing, pxPerCm: dpi / CM_PER_INCH, fileOf: () => Promise.resolve(null) }), dpi);
}
