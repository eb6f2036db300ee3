import type { Drawing, SizeCm } from '@muro/domain';
import { useLayoutEffect, useRef } from 'react';
import { devicePxPerCm } from './device-scale.ts';
import styles from './PreviewCanvas.module.css';
import { paintPart } from './paint-part.ts';
import type { PictureSource } from './scene.ts';
import { createShadowSprites } from './shadow-sprites.ts';
import { usePhotoPictures } from './use-photo-pictures.ts';
import { useResourcePictures } from './use-resource-pictures.ts';

interface PreviewCanvasProps {
  readonly drawing: Drawing;
  /** What is shown: the finished front, bleed cut away. */
  readonly trim: SizeCm;
  readonly pxPerCm: number;
  /** Where its photos come from, if it shows any. */
  readonly photos: PictureSource;
  /** What the picture shows, for people who cannot see it. */
  readonly label: string;
}

/** A photo that is still on its way. */
const WAITING_COLOR = '#d0c4b0';

/** A layout while it is chosen and adjusted: the front of a page, painted once for each change. */
export function PreviewCanvas({ drawing, trim, pxPerCm, photos, label }: PreviewCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const resources = useResourcePictures(drawing);
  const scale = devicePxPerCm(trim, pxPerCm, window.devicePixelRatio);
  const photoOf = usePhotoPictures(drawing, scale, photos);
  const waiting = useRef<OffscreenCanvas | null>(null);
  const sprites = useRef(createShadowSprites());
  // Before the browser paints: a page that changes its shape must not show its old picture stretched for a frame.
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    waiting.current ??= plainPicture(WAITING_COLOR);
    const widthPx = Math.max(1, Math.round(trim.width * scale));
    const heightPx = Math.max(1, Math.round(trim.height * scale));
    if (canvas.width !== widthPx) canvas.width = widthPx;
    if (canvas.height !== heightPx) canvas.height = heightPx;
    context.resetTransform();
    paintPart(context, { shown: { x: 0, y: 0, ...trim }, pxPerCm: scale }, drawing, {
      picture: (ref) => (ref.kind === 'resource' ? (resources.get(ref.source) ?? null) : (photoOf(ref) ?? waiting.current)),
      shadow: sprites.current.get,
    });
  }, [drawing, trim, scale, resources, photoOf]);
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

function plainPicture(color: string): OffscreenCanvas {
  const picture = new OffscreenCanvas(1, 1);
  const context = picture.getContext('2d');
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return picture;
}
