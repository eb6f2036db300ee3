import type { SheetPixels } from '@muro/domain';
import { useEffect, useState } from 'react';
import { useDrawingPictures } from '../../canvas/use-drawing-pictures.ts';
import { paintFace } from '../../object/paint-face.ts';
import { type HungOnWall, paintWall } from '../../room/own-wall/paint-wall.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';

/** Longer side of the sheet's pixels before they are drawn in perspective. */
const SHEET_PX = 1000;

/** Returns the canvas with the photo and the piece on it; it is painted anew, at most once a frame, when anything changes. */
export function useWallPicture(
  { product, drawing, photos }: ShownPiece,
  { photo, light, seen }: Omit<HungOnWall, 'product'>,
): HTMLCanvasElement {
  const [canvas] = useState(() => document.createElement('canvas'));
  const { sheet: region } = product;
  const pxPerCm = SHEET_PX / Math.max(region.width, region.height);
  const pictures = useDrawingPictures(drawing, pxPerCm, photos);
  const [pixels, setPixels] = useState<SheetPixels | null>(null);
  useEffect(() => {
    const painted = document.createElement('canvas');
    paintFace(painted, { drawing, pictures }, region, {
      widthPx: Math.round(region.width * pxPerCm),
      heightPx: Math.round(region.height * pxPerCm),
      borderPx: 0,
    });
    const read = painted.getContext('2d')?.getImageData(0, 0, painted.width, painted.height);
    if (read) setPixels({ width: read.width, height: read.height, data: read.data, origin: { x: region.x, y: region.y }, pxPerCm });
  }, [drawing, pictures, region, pxPerCm]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => paintWall(canvas, pixels, { photo, light, product, seen }));
    return () => cancelAnimationFrame(frame);
  }, [canvas, pixels, photo, light, product, seen]);
  return canvas;
}
