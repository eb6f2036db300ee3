import type { Cm, Drawing, Rect, SizeCm } from '@muro/domain';
import { useLayoutEffect, useRef } from 'react';
import { devicePxPerCm } from './device-scale.ts';
import styles from './PreviewCanvas.module.css';
import { paintPart, type ScreenPictures } from './paint-part.ts';
import type { Scene, SmallPictures } from './scene.ts';
import { useDrawingPictures } from './use-drawing-pictures.ts';

interface PreviewCanvasProps {
  readonly drawing: Drawing;
  /** Size of the visible part: the finished front without bleed. */
  readonly trim: SizeCm;
  readonly pxPerCm: number;
  /** Depth of a frame. The two visible sides are then drawn beside the front, `--depth` deep. */
  readonly depth?: Cm;
  /** Source of the photos, if the preview shows any. */
  readonly photos: SmallPictures;
  /** Text alternative of the picture; '' if the text beside it already says the same. */
  readonly label: string;
}

/** Preview of a layout in the chooser: the front of a page, painted once per change. */
export function PreviewCanvas({ drawing, trim, pxPerCm, photos, label, depth = 0 }: PreviewCanvasProps) {
  const frontRef = useRef<HTMLCanvasElement>(null);
  const rightRef = useRef<HTMLCanvasElement>(null);
  const bottomRef = useRef<HTMLCanvasElement>(null);
  const scale = devicePxPerCm(trim, pxPerCm, window.devicePixelRatio);
  const pictures = useDrawingPictures(drawing, scale, photos);
  // Runs before the browser paints: after a change of shape the old picture must not show stretched for one frame.
  useLayoutEffect(() => {
    const paint = (canvas: HTMLCanvasElement | null, viewRect: Rect) => {
      if (canvas) paintOn(canvas, { viewRect, pxPerCm: scale }, drawing, pictures);
    };
    const { width, height } = trim;
    paint(frontRef.current, { x: 0, y: 0, width, height });
    paint(rightRef.current, { x: width, y: 0, width: depth, height });
    paint(bottomRef.current, { x: 0, y: height, width, height: depth });
  }, [drawing, trim, depth, scale, pictures]);
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

function paintOn(canvas: HTMLCanvasElement, part: Pick<Scene, 'viewRect' | 'pxPerCm'>, drawing: Drawing, pictures: ScreenPictures): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const widthPx = Math.max(1, Math.round(part.viewRect.width * part.pxPerCm));
  const heightPx = Math.max(1, Math.round(part.viewRect.height * part.pxPerCm));
  if (canvas.width !== widthPx) canvas.width = widthPx;
  if (canvas.height !== heightPx) canvas.height = heightPx;
  context.resetTransform();
  // A placeholder picture may be several times larger than its size on the screen.
  context.imageSmoothingQuality = 'medium';
  paintPart(context, part, drawing, pictures);
}
