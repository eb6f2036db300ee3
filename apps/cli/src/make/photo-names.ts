import type { PhotoFile } from './read-photos.ts';

/** Characters that are not allowed in the URLs of a collage or on some file systems. */
const FORBIDDEN = /[\\/:?#%"'<>|*\p{Cc}]/gu;

/** Returns the file names of the copies by photo id: the original names without forbidden characters, each unique. */
export function copyNames(photos: readonly PhotoFile[]): ReadonlyMap<string, string> {
  const usedNames = new Set<string>();
  const names = new Map<string, string>();
  for (const { photo } of photos) {
    const safeName = photo.name.replace(FORBIDDEN, '_').replace(/^[.\s]+/, '_') || 'photo.jpg';
    const isTaken = usedNames.has(safeName.toLowerCase());
    const name = isTaken ? `${photo.id}-${safeName}` : safeName;
    usedNames.add(name.toLowerCase());
    names.set(photo.id, name);
  }
  return names;
}
