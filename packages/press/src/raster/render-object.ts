import { CM_PER_INCH, type Drawing, drawObject, drawPage, productOf, type Rect, rectPath, stillView } from '@muro/domain';
import type { PaintJob } from '../picture/paint-job.ts';
import { pictureOpener } from '../picture/picture-opener.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { renderDrawing } from './render-drawing.ts';

/** Wall around the object: the picture is larger than the front by this factor. */
const WITH_WALL = 1.3;

const WALL_COLOR = '#efe9df';

/**
 * Renders the finished product on a wall as an sRGB JPEG: the folded object of the designer as a still. The picture has the shape of the
 * front. Without a material it shows the front alone.
 *
 * @param longestPx  longer side of the picture
 */
export async function renderObject(job: PaintJob, longestPx: number): Promise<Buffer> {
  const { page, collage, shaper } = job;
  const { width, height } = page.trim;
  const product = productOf(page.trim, page.material);
  const printed = drawPage(page, collage, { shaper, emptySlotColor: null });
  const object = drawObject(product, printed, stillView(product));
  const pxPerCm = longestPx / (WITH_WALL * Math.max(width, height));
  const canvas = await renderDrawing({ drawing: onWall(object, { width, height }), pxPerCm, fileOf: pictureOpener(job) });
  return encodeJpeg(canvas, pxPerCm * CM_PER_INCH);
}

/** Centres the object on a wall in the shape of the front. */
function onWall({ sheet, ops }: Drawing, { width, height }: Pick<Rect, 'width' | 'height'>): Drawing {
  const wall = {
    x: sheet.x + sheet.width / 2 - (WITH_WALL * width) / 2,
    y: sheet.y + sheet.height / 2 - (WITH_WALL * height) / 2,
    width: WITH_WALL * width,
    height: WITH_WALL * height,
  };
  return { sheet: wall, ops: [{ op: 'fill', path: rectPath(wall), color: WALL_COLOR, alpha: 1 }, ...ops] };
}
