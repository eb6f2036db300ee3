import { findPhotoSubject } from '@muro/press';
import type { Progress } from '../terminal/terminal.ts';
import type { PhotoFile } from './read-photos.ts';

/** Finds the subject of each photo by its content. Faces are not detected in the terminal. */
export async function findSubjects(photos: readonly PhotoFile[], progress: Progress): Promise<readonly PhotoFile[]> {
  const found: PhotoFile[] = [];
  try {
    for (const file of photos) {
      found.push({ ...file, photo: { ...file.photo, subject: await findPhotoSubject(file.jpeg, file.photo) } });
      progress.show(found.length, photos.length);
    }
  } finally {
    progress.end();
  }
  return found;
}
