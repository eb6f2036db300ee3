import { applyEffect, type Drawing, type Effect, type PictureRef } from '@muro/domain';
import { paintDrawing, type ShadowMask } from '@muro/painter';

/*
 * Runs in a real browser, bundled by the test: paints on the browser's canvas with pictures as the editor has them.
 * Only the bundler checks this file, because the rest of the package has no DOM types.
 */

export interface BrowserJob {
  readonly drawing: Drawing;
  readonly pxPerCm: number;
  /** JPEG files by photo id, base64. */
  readonly photos: Readonly<Record<string, string>>;
}

/** Paints the sheet and returns it as PNG, base64. */
export async function paintInBrowser({ drawing, pxPerCm, photos }: BrowserJob): Promise<string> {
  const pictures = new Map<string, CanvasImageSource>();
  for (const op of drawing.ops) {
    if (op.op !== 'image' || op.picture.kind !== 'photo' || pictures.has(nameOf(op.picture))) continue;
    const blob = await (await fetch(`data:image/jpeg;base64,${photos[op.picture.id]}`)).blob();
    pictures.set(nameOf(op.picture), withEffect(await createImageBitmap(blob), op.picture.effect));
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawing.sheet.width * pxPerCm);
  canvas.height = Math.round(drawing.sheet.height * pxPerCm);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.scale(pxPerCm, pxPerCm);
  context.translate(-drawing.sheet.x, -drawing.sheet.y);
  paintDrawing<CanvasImageSource>(context, drawing, {
    picture: (ref) => pictures.get(nameOf(ref)) ?? null,
    shadow: shadowCanvas,
  });
  return canvas.toDataURL('image/png').split(',')[1] as string;
}

function nameOf(ref: PictureRef): string {
  return ref.kind === 'photo' ? `${ref.effect} ${ref.id}` : ref.source;
}

function withEffect(bitmap: ImageBitmap, effect: Effect): CanvasImageSource {
  if (effect === '') return bitmap;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height);
  applyEffect(pixels.data, effect);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function shadowCanvas({ widthPx, heightPx, alpha }: ShadowMask): OffscreenCanvas {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const pixels = new ImageData(widthPx, heightPx);
  alpha.forEach((value, index) => {
    pixels.data[4 * index + 3] = value;
  });
  (canvas.getContext('2d') as OffscreenCanvasRenderingContext2D).putImageData(pixels, 0, 0);
  return canvas;
}
