import {
  type ImagePoint,
  type MeasuredWall,
  measureLight,
  measureLook,
  measureWall,
  type PhotoLook,
  refineCorners,
  type SizeCm,
  type WallFault,
  type WallLight,
} from '@muro/domain';
import type { WallPhoto } from './wall-photo.ts';

export interface MarkedSheet {
  /** Top left, top right, bottom right, bottom left, px of the photo. */
  readonly corners: readonly ImagePoint[];
  readonly sheet: SizeCm;
  /** Two points of an edge that is level in reality; null if none is marked. */
  readonly levelEdge: readonly [ImagePoint, ImagePoint] | null;
}

export type PhotoMeasurement =
  | { readonly kind: 'measured'; readonly wall: MeasuredWall; readonly light: WallLight; readonly look: PhotoLook }
  | { readonly kind: 'refused'; readonly fault: WallFault };

/** Part of the photo's longer side within which an edge of the sheet is searched around a mark. */
const REACH_SHARE = 0.008;
/** Standard deviation of corners that follow the sheet's edges, and of marks by hand, px. */
const SIGMA_PX = { refined: 0.5, byHand: 1.5 };

/** Measures the wall of a photo: corners follow the edges of the sheet that are visible near the marks. */
export function measurePhoto(photo: WallPhoto, { corners, sheet, levelEdge }: MarkedSheet): PhotoMeasurement {
  const reachPx = Math.max(5, REACH_SHARE * Math.max(photo.size.widthPx, photo.size.heightPx));
  const refined = refineCorners(photo.luminance, corners, reachPx);
  const isRefined = refined.every((corner, at) => corner !== corners[at]);
  const measure = (marked: readonly ImagePoint[], sigmaPx: number) =>
    measureWall({ photo: photo.size, focal35: photo.focal35, corners: marked, sheet, levelEdge, sigmaPx });
  const first = measure(refined, isRefined ? SIGMA_PX.refined : SIGMA_PX.byHand);
  // A strong line beside the sheet, such as a shelf, may have pulled a corner towards it.
  const [wall, used] = first.kind === 'refused' ? [measure(corners, SIGMA_PX.byHand), corners] : [first, refined];
  if (wall.kind === 'refused') return wall;
  return { kind: 'measured', wall, light: measureLight(photo.pixels, used), look: measureLook(photo.luminance, used) };
}
