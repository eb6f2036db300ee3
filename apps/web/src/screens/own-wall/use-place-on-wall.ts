import { boundsOfPoints, centreOf, type ImagePoint, type MeasuredWall, type PieceOnPhoto, type Product } from '@muro/domain';
import { useMemo, useState } from 'react';
import { placeOnWall } from '../../room/own-wall/paint-wall.ts';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';

export interface PlaceOnWall {
  /** The piece as the photo shows it; null if it does not fit before the camera. */
  readonly placement: PieceOnPhoto | null;
  /** Middle of the piece, cm from the middle of the sheet. */
  readonly middle: ImagePoint;
  /** Correction of the measured size by hand. */
  readonly percent: number;
  /** Both return false if the piece does not fit like that, and leave it as it is. */
  readonly move: (to: ImagePoint) => boolean;
  readonly correct: (to: number) => boolean;
}

/** Keeps the place and the size of a piece on the photo of a wall. */
export function usePlaceOnWall(product: Product, wall: MeasuredWall, photo: WallPhoto): PlaceOnWall {
  const [middle, setMiddle] = useState({ x: 0, y: 0 });
  const [percent, setPercent] = useState(100);
  const placement = useMemo(() => placeOnWall(product, wall, middle, percent), [product, wall, middle, percent]);
  // A piece that does not fit before the camera, or leaves the photo, could not be moved back.
  const fits = (point: ImagePoint, size: number): boolean => isOnPhoto(placeOnWall(product, wall, point, size), photo);
  const move = (to: ImagePoint): boolean => {
    const isPossible = fits(to, percent);
    if (isPossible) setMiddle(to);
    return isPossible;
  };
  const correct = (to: number): boolean => {
    const isPossible = fits(middle, to);
    if (isPossible) setPercent(to);
    return isPossible;
  };
  return { placement, middle, percent, move, correct };
}

/** True if the middle of the piece is in the photo. */
function isOnPhoto(piece: PieceOnPhoto | null, { size: { widthPx, heightPx } }: WallPhoto): boolean {
  if (!piece) return false;
  const { x, y } = centreOf(boundsOfPoints(piece.outline));
  return x >= 0 && x <= widthPx && y >= 0 && y <= heightPx;
}
