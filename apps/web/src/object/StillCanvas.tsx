import { type Drawing, drawObject, intersection, type ObjectView, type Product, type Rect } from '@muro/domain';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { paintPart, type ScreenPictures } from '../canvas/paint-part.ts';
import { paintWhenSeen } from '../canvas/paint-when-seen.ts';
import { picturesWithin } from '../canvas/pictures-within.ts';
import type { SmallPictures } from '../canvas/scene.ts';
import { useDrawingPictures } from '../canvas/use-drawing-pictures.ts';
import styles from './Object.module.css';

interface StillCanvasProps {
  readonly product: Product;
  /** The whole sheet with its bleed. */
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  readonly view: ObjectView;
  /** Part of the sheet that shows. */
  readonly printed: Rect;
  /** Part of the viewer's plane that is painted, cm. */
  readonly viewRect: Rect;
  /** CSS pixels. */
  readonly pxPerCm: number;
}

/** A still of the object on one canvas: several of them cost little memory. */
export function StillCanvas({ product, drawing, photos, view, printed, viewRect, pxPerCm }: StillCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = pxPerCm * Math.max(1, window.devicePixelRatio);
  const [plane, part] = [useSameRect(viewRect), useSameRect(intersection(printed, product.sheet) ?? product.sheet)];
  const visibleDrawing = useMemo(() => picturesWithin(drawing, part), [drawing, part]);
  const pictures = useDrawingPictures(visibleDrawing, scale, photos);
  const paintedSize = useRef('');
  useLayoutEffect(() => {
    const size = { width: Math.max(1, Math.round(plane.width * scale)), height: Math.max(1, Math.round(plane.height * scale)) };
    const paint = (): void => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      Object.assign(context.canvas, size);
      context.imageSmoothingQuality = 'high';
      const sheet = paintedSheet(visibleDrawing, pictures, part, scale);
      const object = drawObject(product, { view, printed: part, pxPerCm: scale });
      paintPart(context, { viewRect: plane, pxPerCm: scale }, object, { ...pictures, picture: () => sheet });
      paintedSize.current = sizeText(size);
    };
    // In another size the former picture would show stretched.
    if (paintedSize.current !== '' && paintedSize.current !== sizeText(size)) {
      paint();
      return undefined;
    }
    return canvas.current ? paintWhenSeen(canvas.current, paint) : undefined;
  }, [product, visibleDrawing, pictures, view, part, plane, scale]);
  return <canvas ref={canvas} className={styles.corner} style={{ width: viewRect.width * pxPerCm, height: viewRect.height * pxPerCm }} />;
}

/** Paints a part of the sheet flat. */
function paintedSheet(drawing: Drawing, pictures: ScreenPictures, part: Rect, pxPerCm: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(part.width * pxPerCm)), Math.max(1, Math.round(part.height * pxPerCm)));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.imageSmoothingQuality = 'medium';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(canvas.width / (part.width * pxPerCm), canvas.height / (part.height * pxPerCm));
  paintPart(context, { viewRect: part, pxPerCm }, drawing, pictures);
  return canvas;
}

const sizeText = ({ width, height }: { readonly width: number; readonly height: number }): string => `${width}x${height}`;

/** Returns the former rectangle while its numbers are the same. */
function useSameRect(rect: Rect): Rect {
  const stableRect = useRef(rect);
  const { x, y, width, height } = stableRect.current;
  if (x !== rect.x || y !== rect.y || width !== rect.width || height !== rect.height) stableRect.current = rect;
  return stableRect.current;
}
