import { type Drawing, drawnPoint, type Point, type Product } from '@muro/domain';
import type { SmallPictures } from '../canvas/scene.ts';
import { StillCanvas } from './StillCanvas.tsx';

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

/** Place of the front's corner in the picture, as shares of its width and height. */
const CORNER_AT = { x: 0.64, y: 0.28 };

/** Length of the sheet on each side of its corner, as a share of the picture's longer side: the view shortens lengths by a sixth at most. */
const REACH = 1.25;

/** The upper right corner of a piece in its material, at a scale, with the real pixels of front and sides. */
export function ObjectCorner({ product, drawing, photos, sidePx, heightPx = sidePx, pxPerCm }: ObjectCornerProps) {
  const upperRight = cornerOf(product);
  const corner = drawnPoint(product, upperRight, CORNER_VIEW);
  const [width, height] = [sidePx / pxPerCm, heightPx / pxPerCm];
  const viewRect = { x: corner.x - width * CORNER_AT.x, y: corner.y - height * CORNER_AT.y, width, height };
  const reach = REACH * Math.max(width, height);
  const printed = { x: upperRight.x - reach, y: upperRight.y - reach, width: 2 * reach, height: 2 * reach };
  return <StillCanvas {...{ product, drawing, photos, printed, viewRect, pxPerCm }} view={CORNER_VIEW} />;
}

/** The upper right corner of the piece that hangs at the upper right. */
function cornerOf({ pieces }: Product): Point {
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  return { x: right, y: Math.min(...pieces.map(({ y }) => y)) };
}
