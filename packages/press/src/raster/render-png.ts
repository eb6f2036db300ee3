import { CM_PER_INCH, type Drawing } from '@muro/domain';
import { renderDrawing } from './render-drawing.ts';
import type { FlatSize } from './render-flat.ts';

/** Renders a drawing without pictures as PNG, for previews of layouts. */
export async function renderPng(drawing: Drawing, size: FlatSize): Promise<Buffer> {
  const pxPerCm = 'dpi' in size ? size.dpi / CM_PER_INCH : size.widthPx / drawing.sheet.width;
  const canvas = await renderDrawing({ drawing, pxPerCm, fileOf: async () => null });
  return canvas.toBuffer('image/png');
}
