import { BLURRED_BELOW, groupNearDuplicates, isSamePicture, type PhotoFingerprint } from '@muro/domain';
import type { PhotoEntry } from './photo-entry.ts';

/** A suggestion to remove photos that are probably unwanted; never applied automatically. */
export interface RemovalSuggestion {
  readonly kind: 'alike' | 'blurred';
  readonly ids: readonly string[];
  /** The sharpest of photos that look alike. */
  readonly best: string | null;
}

/** Returns a key for a suggestion, so that a dismissed one is not repeated. */
export function suggestionKey({ kind, ids }: RemovalSuggestion): string {
  return `${kind} ${ids.join()}`;
}

/** Returns groups of near-duplicates first, then the blurred ones among the other photos. */
export function removalSuggestions(
  photos: readonly (Pick<PhotoEntry, 'id' | 'fingerprint'> & Partial<Pick<PhotoEntry, 'takenMs' | 'isFileTime'>>)[],
): readonly RemovalSuggestion[] {
  const dated = photos.map((photo) => ({ ...photo, takenMs: photo.isFileTime ? null : (photo.takenMs ?? null) }));
  const groups = groupNearDuplicates(dated);
  const duplicateSuggestions = groups.map((group): RemovalSuggestion => {
    const [first] = [...group].sort((a, b) => (b.fingerprint?.sharpness ?? 0) - (a.fingerprint?.sharpness ?? 0));
    return { kind: 'alike', ids: group.map(({ id }) => id), best: first?.id ?? null };
  });
  const grouped = new Set(duplicateSuggestions.flatMap(({ ids }) => ids));
  const blurred = photos.filter(
    ({ id, fingerprint }) => fingerprint && fingerprint.hash !== '' && fingerprint.sharpness < BLURRED_BELOW && !grouped.has(id),
  );
  return blurred.length === 0
    ? duplicateSuggestions
    : [...duplicateSuggestions, { kind: 'blurred', ids: blurred.map(({ id }) => id), best: null }];
}

/** True if two of these photos show the same picture. */
export function hasSamePicture(fingerprints: readonly (PhotoFingerprint | null)[]): boolean {
  const available = fingerprints.filter((fingerprint) => fingerprint !== null);
  return available.some((fingerprint, index) => available.slice(0, index).some((other) => isSamePicture(fingerprint, other)));
}
