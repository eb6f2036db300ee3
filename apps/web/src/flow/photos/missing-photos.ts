import type { Photo } from '@muro/domain';
import type { PhotoEntry } from './photo-entry.ts';

/** Photos that keep their place and wait for their file. */

interface Library {
  readonly entries: Readonly<Record<string, PhotoEntry>>;
}

/** Ids of the photos whose file has to be chosen again, those that undo may bring back among them. */
export function missingIds({ entries }: Library): readonly string[] {
  return Object.values(entries).flatMap(({ id, isMissing }) => (isMissing ? [id] : []));
}

/** The photos of a collage whose file has to be chosen again. */
export function missingPhotos(photos: readonly Photo[], { entries }: Library): readonly Photo[] {
  return photos.filter(({ id }) => entries[id]?.isMissing);
}

/** The photos of a collage without those that wait for their file. */
export function presentPhotos(photos: readonly Photo[], { entries }: Library): readonly Photo[] {
  return photos.filter(({ id }) => !entries[id]?.isMissing);
}

/**
 * The photo that a chosen file belongs to. The key decides: size of the file, size of the picture and digest of its beginning. A file
 * that was given another name meanwhile is still the same; the name tells only which of two with one key is meant.
 *
 * @returns undefined where no photo waits for this file
 */
export function missingFor({ entries }: Library, { key, name }: Pick<PhotoEntry, 'key' | 'name'>): PhotoEntry | undefined {
  const waiting = Object.values(entries).filter((entry) => entry.isMissing && entry.key === key);
  return waiting.find((entry) => entry.name === name) ?? waiting[0];
}
