import type { Photo } from '@muro/domain';
import type { PhotoEntry } from './photo-entry.ts';

/** The photo library, for photos that keep their slot while their file is missing. */

interface Library {
  readonly entries: Readonly<Record<string, PhotoEntry>>;
}

/** Returns the ids of photos whose file has to be chosen again, including those that undo may restore. */
export function missingIds({ entries }: Library): readonly string[] {
  return Object.values(entries).flatMap(({ id, isMissing }) => (isMissing ? [id] : []));
}

/** Returns the photos of a collage whose file has to be chosen again. */
export function missingPhotos(photos: readonly Photo[], { entries }: Library): readonly Photo[] {
  return photos.filter(({ id }) => entries[id]?.isMissing);
}

/** Returns the photos of a collage without those whose file is missing. */
export function availablePhotos(photos: readonly Photo[], { entries }: Library): readonly Photo[] {
  return photos.filter(({ id }) => !entries[id]?.isMissing);
}

/**
 * Returns the photo that a chosen file belongs to. The key decides: file size, picture size and a digest of the beginning. A renamed file
 * still matches; the name only decides between two photos with the same key.
 *
 * @returns undefined if no photo needs this file
 */
export function missingFor({ entries }: Library, { key, name }: Pick<PhotoEntry, 'key' | 'name'>): PhotoEntry | undefined {
  const withoutFile = Object.values(entries).filter((entry) => entry.isMissing && entry.key === key);
  return withoutFile.find((entry) => entry.name === name) ?? withoutFile[0];
}
