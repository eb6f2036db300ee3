import { applyEffect, type Collage, EFFECTS, type Effect, type Page, shownRect } from '@muro/domain';
import { fitPxPerCm } from '../flow/slots/percent-box.ts';
import { paintPart } from './paint-part.ts';
import { sceneDrawing, shownPictures } from './paint-scene.ts';
import type { PictureSource, Scene } from './scene.ts';
import { createShadowSprites } from './shadow-sprites.ts';

interface PreviewJob {
  /** A page with only the slot, holding the photo to show. */
  readonly page: Page;
  readonly collage: Collage;
  readonly pictures: PictureSource;
}

/**
 * Renders a small picture of a slot's photo for each effect, cropped as in the slot. The photo is decoded and painted once; each
 * effect is then applied to these few pixels.
 *
 * @param sidePx  longest side, device px
 * @returns null if the photo cannot be shown
 */
export async function renderEffectPreviews({ page, collage, pictures }: PreviewJob, sidePx: number): Promise<Map<Effect, Blob> | null> {
  const plain = await paintPlain({ page, collage, pictures }, sidePx);
  if (!plain) return null;
  const previews = new Map<Effect, Blob>();
  for (const effect of EFFECTS) {
    const pixels = new ImageData(new Uint8ClampedArray(plain.data), plain.width, plain.height);
    applyEffect(pixels.data, effect);
    const { canvas, context } = surface(plain.width, plain.height);
    context.putImageData(pixels, 0, 0);
    previews.set(effect, await canvas.convertToBlob({ type: 'image/png' }));
  }
  return previews;
}

async function paintPlain({ page, collage, pictures }: PreviewJob, sidePx: number): Promise<ImageData | null> {
  const viewRect = shownRect(page);
  const pxPerCm = fitPxPerCm(viewRect, sidePx, sidePx);
  const scene: Scene = { page, collage, shaper: null, viewRect, pxPerCm };
  const drawing = sceneDrawing(scene);
  const [wanted] = shownPictures(drawing.ops, pxPerCm);
  const bitmap = wanted && (await pictures.load(wanted.ref, wanted.size).catch(() => null));
  if (!bitmap) return null;
  const { canvas, context } = surface(Math.round(viewRect.width * pxPerCm), Math.round(viewRect.height * pxPerCm));
  context.imageSmoothingQuality = 'high';
  paintPart(context, scene, drawing, { picture: () => bitmap, shadow: createShadowSprites().get });
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function surface(widthPx: number, heightPx: number) {
  const canvas = new OffscreenCanvas(Math.max(1, widthPx), Math.max(1, heightPx));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no drawing surface');
  return { canvas, context };
}
