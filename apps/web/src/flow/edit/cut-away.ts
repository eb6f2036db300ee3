import {
  type Matrix,
  multiply,
  type PhotoLayer,
  type PhotoPlace,
  type PhotoView,
  pathText,
  placementOf,
  roundedRectPath,
  type SizePx,
  scaling,
  transformPath,
  translation,
} from '@muro/domain';

/**
 * Where the whole photo lies round its slot: takes a picture of one pixel by one to CSS pixels from the slot's top left.
 *
 * @param place  the slot, cm, its frame at 0,0
 */
export function wholePhotoMatrix(photo: SizePx, place: PhotoPlace, view: PhotoView, pxPerCm: number): Matrix {
  const { matrix, rect } = placementOf(photo, place, view);
  const unitToRect = multiply(translation(rect.x, rect.y), scaling(rect.width, rect.height));
  return multiply(scaling(pxPerCm, pxPerCm), multiply(matrix, unitToRect));
}

/** The outline that cuts the photo of a slot page (`slotPage`), as the value of the CSS property `clip-path`. */
export function outlineClip({ clip, frame, cornerRadius }: PhotoLayer, pxPerCm: number): string {
  const outline = transformPath(clip ?? roundedRectPath(frame, cornerRadius), scaling(pxPerCm, pxPerCm));
  return `path("${pathText(outline)}")`;
}
