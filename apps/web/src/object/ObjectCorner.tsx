import { type Drawing, drawObject, type Product } from '@muro/domain';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { paintPart } from '../canvas/paint-part.ts';
import type { SmallPictures } from '../canvas/scene.ts';
import { useDrawingPictures } from '../canvas/use-drawing-pictures.ts';
import styles from './Object.module.css';

interface ObjectCornerProps {
  readonly product: Product;
  /** The whole sheet with its bleed. */
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Width of the picture, CSS px. */
  readonly sidePx: number;
  /** Height of the picture, CSS px; without it the picture is square. */
  readonly heightPx?: number;
  /** CSS pixels: 17 shows a corner at about half of its real size. */
  readonly pxPerCm: number;
}

/** Shows the right side and the upper side. */
const CORNER_VIEW = { yawDeg: 24, pitchDeg: 18 };

/** Wall that is left free beyond the object's corner, as a share of the picture. */
const FREE = { right: 0.16, top: 0.2 };

/** The upper right corner of a piece in its material, at a scale, with the real pixels of front and sides. A still on one canvas. */
export function ObjectCorner({ product, drawing, photos, sidePx, heightPx = sidePx, pxPerCm }: ObjectCornerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = pxPerCm * Math.max(1, window.devicePixelRatio);
  const pictures = useDrawingPictures(drawing, scale, photos);
  const object = useMemo(() => drawObject(product, drawing, CORNER_VIEW), [product, drawing]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const ratio = scale / pxPerCm;
    context.canvas.width = Math.round(sidePx * ratio);
    context.canvas.height = Math.round(heightPx * ratio);
    const [width, height] = [sidePx / pxPerCm, heightPx / pxPerCm];
    const { sheet } = object;
    const shown = { x: sheet.x + sheet.width - width * (1 - FREE.right), y: sheet.y - height * FREE.top, width, height };
    context.imageSmoothingQuality = 'medium';
    paintPart(context, { shown, pxPerCm: scale }, object, pictures);
  }, [object, pictures, scale, pxPerCm, sidePx, heightPx]);
  return <canvas ref={canvas} className={styles.corner} style={{ width: sidePx, height: heightPx }} />;
}
