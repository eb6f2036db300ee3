import type { Cm, Drawing, Rect, SizeCm } from '@muro/domain';
import { useLayoutEffect, useRef } from 'react';
import { devicePxPerCm } from './device-scale.ts';
import styles from './PreviewCanvas.module.css';
import { paintPart, type ScreenPictures } from './paint-part.ts';
import type { Scene, SmallPictures } from './scene.ts';
import { createShadowSprites } from './shadow-sprites.ts';
import { usePhotoPictures } from './use-photo-pictures.ts';
import { useResourcePictures } from './use-resource-pictures.ts';

interface PreviewCanvasProps {
  readonly drawing: Drawing;
  /** What is shown: the finished front, bleed cut away. */
  readonly trim: SizeCm;
  readonly pxPerCm: number;
  /** How far a frame stands out, if one does: the two sides that are seen then hang on the front, `--depth` deep. */
  readonly depth?: Cm;
  /** Where its photos come from, if it shows any. */
  readonly photos: SmallPictures;
  /** What the picture shows, for people who cannot see it; '' where the text beside it says so already. */
  readonly label: string;
}

/** A photo that is still on its way. */
const WAITING_COLOR = '#d0c4b0';

/** A layout while it is chosen and adjusted: the front of a page, painted once for each change. */
export function PreviewCanvas({ drawing, trim, pxPerCm, photos, label, depth = 0 }: PreviewCanvasProps) {
  const frontRef = useRef<HTMLCanvasElement>(null);
  const rightRef = useRef<HTMLCanvasElement>(null);
  const bottomRef = useRef<HTMLCanvasElement>(null);
  const resources = useResourcePictures(drawing);
  const scale = devicePxPerCm(trim, pxPerCm, window.devicePixelRatio);
  const photoOf = usePhotoPictures(drawing, scale, photos);
  const waiting = useRef<OffscreenCanvas | null>(null);
  const sprites = useRef(createShadowSprites());
  // Before the browser paints: a page that changes its shape must not show its old picture stretched for a frame.
  useLayoutEffect(() => {
    waiting.current ??= plainPicture(WAITING_COLOR);
    const pictures: ScreenPictures = {
      picture: (ref) => (ref.kind === 'resource' ? (resources.get(ref.source) ?? null) : (photoOf(ref) ?? waiting.current)),
      shadow: sprites.current.get,
      shadowPxPerCm: scale,
    };
    const paint = (canvas: HTMLCanvasElement | null, shown: Rect) => {
      if (canvas) paintOn(canvas, { shown, pxPerCm: scale }, drawing, pictures);
    };
    const { width, height } = trim;
    paint(frontRef.current, { x: 0, y: 0, width, height });
    paint(rightRef.current, { x: width, y: 0, width: depth, height });
    paint(bottomRef.current, { x: 0, y: height, width, height: depth });
  }, [drawing, trim, depth, scale, resources, photoOf]);
  return (
    <>
      <canvas
        ref={frontRef}
        {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        className={styles.canvas}
        style={{ width: trim.width * pxPerCm, aspectRatio: `${trim.width} / ${trim.height}` }}
      />
      {depth > 0 && <canvas ref={rightRef} className={styles.right} />}
      {depth > 0 && <canvas ref={bottomRef} className={styles.bottom} />}
    </>
  );
}

function paintOn(canvas: HTMLCanvasElement, part: Pick<Scene, 'shown' | 'pxPerCm'>, drawing: Drawing, pictures: ScreenPictures): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const widthPx = Math.max(1, Math.round(part.shown.width * part.pxPerCm));
  const heightPx = Math.max(1, Math.round(part.shown.height * part.pxPerCm));
  if (canvas.width !== widthPx) canvas.width = widthPx;
  if (canvas.height !== heightPx) canvas.height = heightPx;
  context.resetTransform();
  // What stands in for a picture may be several times as large as it is seen.
  context.imageSmoothingQuality = 'medium';
  paintPart(context, part, drawing, pictures);
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
