import { PATHS, pathOf, type UploadAnswer } from '@muro/api';
import type { StoredPhoto } from '../types/photos.ts';

/** Returns the response about a user's own photo, new or known. */
export function uploadAnswerOf(photo: StoredPhoto): UploadAnswer {
  return {
    id: photo.id,
    src: pathOf(PATHS.photoWeb, { id: photo.id }),
    thumb: pathOf(PATHS.photoThumb, { id: photo.id }),
    webWidth: photo.webWidthPx,
    webHeight: photo.webHeightPx,
    orgWidth: photo.widthPx,
    orgHeight: photo.heightPx,
    type: photo.type,
    unique: photo.uniqueKey,
    suggestedRotation: photo.suggestedRotation as UploadAnswer['suggestedRotation'],
  };
}
