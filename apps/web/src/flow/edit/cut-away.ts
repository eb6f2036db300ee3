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
 * Returns the matrix that positions the whole photo around its slot: maps the unit square to CSS pixels from the slot's top left corner.
 *
 * @param place  the slot, cm, with its frame at 0,0
 */
export function wholePhotoMatrix(photo: SizePx, place: PhotoPlace, view: PhotoView, pxPerCm: number): Matrix {
  const { matrix, rect } = placementOf(photo, place, view);
  const unitToRect = multiply(translation(rect.x, rect.y), scaling(rect.width, rect.height));
  return multiply(scaling(pxPerCm, pxPerCm), multiply(matrix, unitToRect));
}

/** Returns the outline that crops the photo of a slot page (`slotPage`), as a value of the CSS property `clip-path`. */
export function outlineClip({ clip, frame, cornerRadius }: PhotoLayer, pxPerCm: number): string {
  const outline = transformPath(clip ?? roundedRectPath(frame, cornerRadius), scaling(pxPerCm, pxPerCm));
  return `path("${pathText(outline)}")`;
}
