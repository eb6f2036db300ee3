import type { Drawing, SizeCm } from '@muro/domain';
import { type PaintContext, paintDrawing } from '@muro/painter';
import { useLayoutEffect, useRef } from 'react';
import { devicePxPerCm } from './device-scale.ts';
import styles from './PreviewCanvas.module.css';
import { createShadowSprites } from './shadow-sprites.ts';
import { useResourcePictures } from './use-resource-pictures.ts';

interface PreviewCanvasProps {
  readonly drawing: Drawing;
  /** What is shown: the finished front, bleed cut away. */
  readonly trim: SizeCm;
  readonly pxPerCm: number;
  /** What the picture shows, for people who cannot see it. */
  readonly label: string;
}

/** A layout before there are photos: the front of a page, painted once for each change. */
export function PreviewCanvas({ drawing, trim, pxPerCm, label }: PreviewCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pictures = useResourcePictures(drawing);
  const sprites = useRef(createShadowSprites());
  // Before the browser paints: a page that changes its shape must not show its old picture stretched for a frame.
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const scale = devicePxPerCm(trim, pxPerCm, window.devicePixelRatio);
    const widthPx = Math.max(1, Math.round(trim.width * scale));
    const heightPx = Math.max(1, Math.round(trim.height * scale));
    if (canvas.width !== widthPx) canvas.width = widthPx;
    if (canvas.height !== heightPx) canvas.height = heightPx;
    context.setTransform(canvas.width / trim.width, 0, 0, canvas.height / trim.height, 0, 0);
    paintDrawing(context as PaintContext<CanvasImageSource>, drawing, {
      picture: (ref) => (ref.kind === 'resource' ? (pictures.get(ref.source) ?? null) : null),
      shadow: sprites.current.get,
    });
  }, [drawing, trim, pxPerCm, pictures]);
  return (
    <canvas
      ref={canvasRef}
      role="img"
      aria-label={label}
      className={styles.canvas}
      style={{ width: trim.width * pxPerCm, aspectRatio: `${trim.width} / ${trim.height}` }}
    />
  );
}
