import type { Drawing, Product } from '@muro/domain';
import { useMemo } from 'react';
import type { ScreenPictures } from '../canvas/paint-part.ts';
import type { SmallPictures } from '../canvas/scene.ts';
import { useDrawingPictures } from '../canvas/use-drawing-pictures.ts';

/** The printed sheet of an object, ready to be painted face by face. */
export interface PaintedSheet {
  readonly drawing: Drawing;
  readonly pictures: ScreenPictures;
  /** CSS pixels. */
  readonly pxPerCm: number;
  /** Resolution of the painted pixels. */
  readonly texturePxPerCm: number;
}

/** Longest side of the sheet's pixels: phones limit the memory of all canvases together. */
const MAX_TEXTURE_PX = 2048;

/** Loads the pictures of a sheet at the resolution at which its faces are painted. */
export function usePaintedSheet({ sheet }: Product, drawing: Drawing, photos: SmallPictures, pxPerCm: number): PaintedSheet {
  const longest = Math.max(sheet.width, sheet.height);
  const texturePxPerCm = Math.min(pxPerCm * Math.max(1, window.devicePixelRatio), MAX_TEXTURE_PX / longest);
  const pictures = useDrawingPictures(drawing, texturePxPerCm, photos);
  return useMemo(() => ({ drawing, pictures, pxPerCm, texturePxPerCm }), [drawing, pictures, pxPerCm, texturePxPerCm]);
}
