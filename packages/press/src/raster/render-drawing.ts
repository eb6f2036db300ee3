import type { Canvas } from '@napi-rs/canvas';
import { wholeSize } from '../picture/sized-part.ts';
import { bandPictures } from './band-pictures.ts';
import { createTilePainter } from './paint-tile.ts';
import type { RenderJob } from './render-job.ts';

/** Paints a drawing onto one canvas, for small pictures. */
export async function renderDrawing(job: RenderJob): Promise<Canvas> {
  const kit = await import('@napi-rs/canvas');
  const size = wholeSize(job.drawing.sheet, job.pxPerCm);
  const pictures = await bandPictures(kit, job, [job.drawing.sheet])();
  return createTilePainter(kit, job.drawing, size)({ left: 0, top: 0, ...size }, pictures);
}
