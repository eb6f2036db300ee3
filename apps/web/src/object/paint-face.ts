import type { Drawing, Rect } from '@muro/domain';
import { paintPart, type ScreenPictures } from '../canvas/paint-part.ts';

/** A printed sheet and its pictures. */
interface Sheet {
  readonly drawing: Drawing;
  readonly pictures: ScreenPictures;
}

/** Pixels of a face: its part of the sheet, and a border of repeated edge pixels. */
interface FacePixels {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Width of the border. */
  readonly borderPx: number;
}

/**
 * Paints a part of the sheet onto a canvas so that its edges lie on whole pixels, and repeats the edge pixels around it. Scaling and
 * antialiasing of a face in space then never mix in neighbouring pixels of the sheet, such as the blank corners of a canvas.
 */
export function paintFace(canvas: HTMLCanvasElement, { drawing, pictures }: Sheet, region: Rect, pixels: FacePixels): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { widthPx, heightPx, borderPx } = pixels;
  canvas.width = widthPx + 2 * borderPx;
  canvas.height = heightPx + 2 * borderPx;
  context.imageSmoothingQuality = 'medium';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.beginPath();
  context.rect(borderPx, borderPx, widthPx, heightPx);
  context.clip();
  context.translate(borderPx, borderPx);
  const pxPerCm = widthPx / region.width;
  context.scale(1, heightPx / region.height / pxPerCm);
  paintPart(context, { viewRect: region, pxPerCm }, drawing, pictures);
  context.restore();
  repeatEdges(context, pixels);
}

/** Copies the outermost columns, then the outermost rows, into the border. */
function repeatEdges(context: CanvasRenderingContext2D, { widthPx, heightPx, borderPx }: FacePixels): void {
  const { canvas } = context;
  context.imageSmoothingEnabled = false;
  const [right, bottom] = [borderPx + widthPx, borderPx + heightPx];
  context.drawImage(canvas, borderPx, borderPx, 1, heightPx, 0, borderPx, borderPx, heightPx);
  context.drawImage(canvas, right - 1, borderPx, 1, heightPx, right, borderPx, borderPx, heightPx);
  context.drawImage(canvas, 0, borderPx, canvas.width, 1, 0, 0, canvas.width, borderPx);
  context.drawImage(canvas, 0, bottom - 1, canvas.width, 1, 0, bottom, canvas.width, borderPx);
}
