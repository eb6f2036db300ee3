import {
  CM_PER_INCH,
  type Drawing,
  drawObject,
  drawPage,
  grow,
  intersection,
  type ObjectView,
  type Product,
  productOf,
  type Rect,
  type SizeCm,
  STILL_WALL_FACTOR,
  stillView,
} from '@muro/domain';
import { paintDrawing, type ShadowMask } from '@muro/painter';
import type { Canvas } from '@napi-rs/canvas';
import type { PaintJob } from '../picture/paint-job.ts';
import { pictureOpener } from '../picture/picture-opener.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { type RasterPicture, rasterContext, shadowPicture, WHOLE_BOX } from './raster-canvas.ts';
import { renderDrawing } from './render-drawing.ts';
import type { RenderJob } from './render-job.ts';

const WALL_COLOR = '#efe9df';

/**
 * Renders the finished product on a wall as an sRGB JPEG: the folded object of the designer as a still. The picture has the shape of the
 * front. Without a material it shows the front alone.
 *
 * @param longestPx  longer side of the picture
 */
export async function renderObject(job: PaintJob, longestPx: number): Promise<Buffer> {
  const { page, collage, shaper } = job;
  const product = productOf(page.trim, page.material);
  const pxPerCm = longestPx / (STILL_WALL_FACTOR * Math.max(page.trim.width, page.trim.height));
  const drawing = drawPage(page, collage, { shaper, emptySlotColor: null });
  const canvas = await renderProduct({ drawing, pxPerCm, fileOf: pictureOpener(job) }, product, stillView(product));
  return encodeJpeg(canvas, pxPerCm * CM_PER_INCH);
}

/** Renders the sheet flat, as far as it shows, and then the object with that picture on its faces. */
export async function renderProduct(sheet: RenderJob, product: Product, view: ObjectView): Promise<Canvas> {
  const { pxPerCm, drawing } = sheet;
  const printed = intersection(drawing.sheet, grow({ x: 0, y: 0, ...product.trim }, product.thickness + 2 / pxPerCm)) ?? drawing.sheet;
  const flat = await renderDrawing({ ...sheet, drawing: { ...drawing, sheet: printed } });
  const object = drawObject(product, { view, printed, pxPerCm });
  return await paintOnWall(object, wallAround(object, product.trim), { pxPerCm, flat });
}

/** A wall in the shape of the front, with the object in its middle. */
function wallAround({ sheet }: Drawing, { width, height }: SizeCm): Rect {
  const [across, down] = [STILL_WALL_FACTOR * width, STILL_WALL_FACTOR * height];
  return { x: sheet.x + (sheet.width - across) / 2, y: sheet.y + (sheet.height - down) / 2, width: across, height: down };
}

async function paintOnWall(
  object: Drawing,
  wall: Rect,
  { pxPerCm, flat }: { readonly pxPerCm: number; readonly flat: Canvas },
): Promise<Canvas> {
  const kit = await import('@napi-rs/canvas');
  const canvas = kit.createCanvas(Math.max(1, Math.round(wall.width * pxPerCm)), Math.max(1, Math.round(wall.height * pxPerCm)));
  const surface = canvas.getContext('2d');
  surface.imageSmoothingQuality = 'high';
  surface.fillStyle = WALL_COLOR;
  surface.fillRect(0, 0, canvas.width, canvas.height);
  surface.scale(canvas.width / wall.width, canvas.height / wall.height);
  surface.translate(-wall.x, -wall.y);
  const picture: RasterPicture = { canvas: flat, part: WHOLE_BOX };
  const shadow = (mask: ShadowMask): RasterPicture => shadowPicture(kit, mask);
  paintDrawing(rasterContext(surface), object, { picture: () => picture, shadow });
  return canvas;
}
