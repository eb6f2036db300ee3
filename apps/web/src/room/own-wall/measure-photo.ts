import {
  type ImagePoint,
  type MeasuredWall,
  measureLight,
  measureLook,
  measureWall,
  type PhotoLook,
  type RefinedCorners,
  refineCorners,
  type SizeCm,
  type WallFault,
  type WallLight,
  type WallMeasurement,
} from '@muro/domain';
import type { WallPhoto } from './wall-photo.ts';

export interface MarkedSheet {
  /** Top left, top right, bottom right, bottom left, px of the photo. */
  readonly corners: readonly ImagePoint[];
  readonly sheet: SizeCm;
  /** Two points of an edge that is level in reality; null if none is marked. */
  readonly levelEdge: readonly [ImagePoint, ImagePoint] | null;
}

/** Reason why a photo cannot be measured: its marks, or no sheet that can be seen at them. */
export type PhotoFault = WallFault | 'noSheet';

export type PhotoMeasurement =
  | { readonly kind: 'measured'; readonly wall: MeasuredWall; readonly light: WallLight; readonly look: PhotoLook }
  | { readonly kind: 'refused'; readonly fault: PhotoFault };

/** Shares of the photo's longer side within which an edge of the sheet is searched around a mark; `far` is for marks by a finger. */
const REACH_SHARE = { near: 0.008, far: 0.02 };
/** Edges of the sheet that have to be seen: one that looks like the wall may hide two. */
const LEAST_VISIBLE = 2;
/** Standard deviation of corners that follow the sheet's edges, and of marks by hand, px. */
const SIGMA_PX = { refined: 0.5, byHand: 1.5 };
/** A piece by which the errors of two measurements are compared. */
const USUAL_PIECE = { x: -50, y: -35, width: 100, height: 70 };

/** Measures the wall of a photo: corners follow the edges of the sheet that are visible near the marks. */
export function measurePhoto(photo: WallPhoto, { corners, sheet, levelEdge }: MarkedSheet): PhotoMeasurement {
  const measure = (marked: readonly ImagePoint[], sigmaPx: number) =>
    measureWall({ photo: photo.size, focal35: photo.focal35, corners: marked, sheet, levelEdge, sigmaPx });
  const byHand = measure(corners, SIGMA_PX.byHand);
  const found = findEdges(photo, corners);
  if (byHand.kind === 'measured' && found.visibleEdges < LEAST_VISIBLE) return { kind: 'refused', fault: 'noSheet' };
  const isRefined = found.corners.every((corner, index) => corner !== corners[index]);
  const refined = measure(found.corners, isRefined ? SIGMA_PX.refined : SIGMA_PX.byHand);
  // A strong line beside the sheet, such as a shelf, may have pulled a corner towards it.
  const [wall, used] = errorOf(refined) <= errorOf(byHand) ? [refined, found.corners] : [byHand, corners];
  if (wall.kind === 'refused') return wall;
  return { kind: 'measured', wall, light: measureLight(photo.pixels, used), look: measureLook(photo.luminance, used) };
}

/** Searches the edges of the sheet near the marks, and farther away if some are not found there. */
function findEdges({ luminance, size }: WallPhoto, corners: readonly ImagePoint[]): RefinedCorners {
  const search = (share: number) => refineCorners(luminance, corners, Math.max(5, share * Math.max(size.widthPx, size.heightPx)));
  const near = search(REACH_SHARE.near);
  if (near.visibleEdges === corners.length) return near;
  const far = search(REACH_SHARE.far);
  return far.visibleEdges > near.visibleEdges ? far : near;
}

function errorOf(measurement: WallMeasurement): number {
  return measurement.kind === 'measured' ? measurement.sizeErrorOf(USUAL_PIECE) : Number.POSITIVE_INFINITY;
}
