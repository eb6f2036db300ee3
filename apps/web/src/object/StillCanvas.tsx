import type { Drawing, Rect } from '@muro/domain';
import { useLayoutEffect, useRef } from 'react';
import { paintPart } from '../canvas/paint-part.ts';
import type { SmallPictures } from '../canvas/scene.ts';
import { useDrawingPictures } from '../canvas/use-drawing-pictures.ts';
import styles from './Object.module.css';

interface StillCanvasProps {
  /** The whole printed sheet, whose pictures are loaded. */
  readonly sheet: Drawing;
  /** The object in the viewer's plane. */
  readonly object: Drawing;
  /** Part of the viewer's plane that is painted, cm. */
  readonly shown: Rect;
  readonly photos: SmallPictures;
  /** CSS pixels. */
  readonly pxPerCm: number;
}

/** A still of the object on one canvas: several of them cost little memory. */
export function StillCanvas({ sheet, object, shown, photos, pxPerCm }: StillCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = pxPerCm * Math.max(1, window.devicePixelRatio);
  const pictures = useDrawingPictures(sheet, scale, photos);
  const { x, y, width, height } = shown;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.canvas.width = Math.round(width * scale);
    context.canvas.height = Math.round(height * scale);
    context.imageSmoothingQuality = 'medium';
    paintPart(context, { shown: { x, y, width, height }, pxPerCm: scale }, object, pictures);
  }, [object, pictures, scale, x, y, width, height]);
  return <canvas ref={canvas} className={styles.corner} style={{ width: width * pxPerCm, height: height * pxPerCm }} />;
}
