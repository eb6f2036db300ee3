import type { Drawing, Rect, SizeCm } from '@muro/domain';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { ScreenPictures } from '../canvas/paint-part.ts';
import { paintFace } from './paint-face.ts';

interface FaceCanvasProps {
  readonly drawing: Drawing;
  readonly pictures: ScreenPictures;
  /** Part of the sheet that is painted. */
  readonly region: Rect;
  /** Size of the face that the part covers. */
  readonly size: SizeCm;
  /** CSS pixels. */
  readonly pxPerCm: number;
  /** Resolution of the painted pixels. */
  readonly texturePxPerCm: number;
  /** Width of the border of repeated edge pixels, px of the canvas. */
  readonly borderPx: number;
  readonly className?: string | undefined;
}

/** Paints a part of the sheet at the size of a face, plus the border around it. */
export const FaceCanvas = memo(function FaceCanvas(props: FaceCanvasProps) {
  const { drawing, pictures, region, size, pxPerCm, texturePxPerCm, borderPx } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const widthPx = Math.max(1, Math.round(size.width * texturePxPerCm));
  const heightPx = Math.max(1, Math.round(size.height * texturePxPerCm));
  useLayoutEffect(() => {
    if (canvas.current) paintFace(canvas.current, { drawing, pictures }, region, { widthPx, heightPx, borderPx });
  }, [drawing, pictures, region, widthPx, heightPx, borderPx]);
  useEffect(() => {
    const element = canvas.current;
    return () => freePixels(element);
  }, []);
  const [across, down] = [(size.width * pxPerCm) / widthPx, (size.height * pxPerCm) / heightPx];
  const place = {
    left: -borderPx * across,
    top: -borderPx * down,
    width: (widthPx + 2 * borderPx) * across,
    height: (heightPx + 2 * borderPx) * down,
  };
  return <canvas ref={canvas} className={props.className} style={place} />;
});

/** Phones limit the memory of all canvases together and free a removed one late. */
function freePixels(canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.width = 1;
  canvas.height = 1;
}
