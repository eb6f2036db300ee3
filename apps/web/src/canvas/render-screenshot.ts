import { type Collage, type Page, shownRect, type TextShaper } from '@muro/domain';
import { fitPxPerCm } from '../flow/slots/percent-box.ts';
import { paintPart } from './paint-part.ts';
import { sceneDrawing, shownPictures, withoutMissingPictures } from './paint-scene.ts';
import type { PictureSource, Scene } from './scene.ts';
import { createShadowSprites } from './shadow-sprites.ts';
import { createWhiteCanvas } from './white-canvas.ts';

interface Shot {
  readonly page: Page;
  readonly collage: Collage;
  readonly shaper: TextShaper | null;
  readonly pictures: PictureSource;
}

/**
 * Renders the page as a small picture with the painter of screen and print, as large as fits into a square and without surroundings:
 * the cart shows exactly what will hang on the wall.
 *
 * @param sidePx   side of the square
 * @param quality  of the JPEG, 0–1
 */
export async function renderScreenshot(shot: Shot, sidePx: number, quality: number): Promise<Blob> {
  const { canvas } = await renderShot(shot, sidePx);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** Returns the pixels of the same picture, RGBA. */
export async function renderPixels(shot: Shot, sidePx: number): Promise<Uint8ClampedArray> {
  const { canvas, context } = await renderShot(shot, sidePx);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

async function renderShot({ page, collage, shaper, pictures }: Shot, sidePx: number): Promise<ReturnType<typeof createWhiteCanvas>> {
  const viewRect = shownRect(page);
  const pxPerCm = fitPxPerCm(viewRect, sidePx, sidePx);
  const scene: Scene = { page, collage, shaper, viewRect, pxPerCm };
  const bitmaps = await loadPictures(shownPictures(sceneDrawing(scene).ops, pxPerCm), pictures);
  const drawing = sceneDrawing(withoutMissingPictures(scene, (ref) => bitmaps.has(pictures.nameOf(ref))));
  const white = createWhiteCanvas(Math.round(viewRect.width * pxPerCm), Math.round(viewRect.height * pxPerCm));
  const picture = (ref: Parameters<PictureSource['nameOf']>[0]) => bitmaps.get(pictures.nameOf(ref)) ?? null;
  paintPart(white.context, scene, drawing, { picture, shadow: createShadowSprites().get });
  for (const bitmap of bitmaps.values()) bitmap.close();
  return white;
}

/** Loads each picture once, at its largest displayed size; the slot of a picture that cannot be loaded looks empty. */
async function loadPictures(wanted: ReturnType<typeof shownPictures>, pictures: PictureSource): Promise<ReadonlyMap<string, ImageBitmap>> {
  const largest = new Map<string, (typeof wanted)[number]>();
  for (const item of wanted) {
    const name = pictures.nameOf(item.ref);
    const cached = largest.get(name);
    if (!cached || cached.size.widthPx < item.size.widthPx) largest.set(name, item);
  }
  const loaded = new Map<string, ImageBitmap>();
  for (const [name, { ref, size }] of largest) {
    const bitmap = await pictures.load(ref, size).catch(() => null);
    if (bitmap) loaded.set(name, bitmap);
  }
  return loaded;
}
