import type { PhotoLayer } from '../page/page.ts';
import type { Photo } from '../photo/photo.ts';
import { lossOf } from './auto-fill.ts';

/** Cut share below which nothing visible is lost. */
const HARDLY_CUT = 0.02;

/** True if a slot shows less than all of a photo that is new in it. */
export function cutsPhoto(layer: PhotoLayer, photo: Photo): boolean {
  return layer.clip !== null || lossOf(photo, layer) > HARDLY_CUT;
}
