import type { PhotoFile } from './read-photos.ts';

/** Characters that a collage's addresses, or some file system, do not take. */
const FORBIDDEN = /[\\/:?#%"'<>|*\p{Cc}]/gu;

/** The file names of the copies: the photos' own, made plain, each once. */
export function copyNames(photos: readonly PhotoFile[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { photo } of photos) {
    const plain = photo.name.replace(FORBIDDEN, '_').replace(/^[.\s]+/, '_') || 'photo.jpg';
    const isTaken = taken.has(plain.toLowerCase());
    const name = isTaken ? `${photo.id}-${plain}` : plain;
    taken.add(name.toLowerCase());
    names.set(photo.id, name);
  }
  return names;
}
