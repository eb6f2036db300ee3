import { type MeasuredWall, type PhotoLook, photoScale, type Rect, type SheetPixels, sheetResolution } from '@muro/domain';
import { useEffect, useRef, useState } from 'react';
import { useDrawingPictures } from '../../canvas/use-drawing-pictures.ts';
import { paintFace } from '../../object/paint-face.ts';
import { paintWall, type WallScene } from '../../room/own-wall/paint-wall.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';

/** Longest side of the sheet's pixels before they are drawn in perspective. */
const MAX_SHEET_PX = 2048;
/** Lowest resolution of the sheet: a folded side has some pixels across. */
const MIN_PX_PER_CM = 2;

/**
 * Returns the canvas with the photo and the piece on it. When anything changes, the piece is painted anew, at most once a frame and only
 * in its own box.
 */
export function useWallPicture(
  { product, drawing, photos }: ShownPiece,
  scene: Omit<WallScene, 'product'>,
  wall: MeasuredWall,
): HTMLCanvasElement {
  const [canvas] = useState(() => document.createElement('canvas'));
  const { photo, light, look, placement } = scene;
  const { sheet: region } = product;
  const pxPerCm = sheetScale(region, wall, look);
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
  const painted = useRef<{ readonly photo: WallScene['photo']; readonly box: Rect } | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const formerBox = painted.current?.photo === photo ? painted.current.box : null;
      painted.current = { photo, box: paintWall(canvas, pixels, { photo, light, look, product, placement }, formerBox) };
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, pixels, photo, light, look, product, placement]);
  return canvas;
}

/** Returns the resolution at which the sheet is painted, px per cm: the one that the photo resolves. */
function sheetScale({ width, height }: Rect, wall: MeasuredWall, look: PhotoLook): number {
  const { across, down } = photoScale(wall.mapAt(), { x: 0, y: 0 });
  const desiredScale = Math.max(MIN_PX_PER_CM, Math.max(across, down) * sheetResolution(look));
  return Math.min(desiredScale, MAX_SHEET_PX / Math.max(width, height));
}
