import { BLURRED_BELOW, groupNearDuplicates, isSamePicture, type PhotoFingerprint } from '@muro/domain';
import type { PhotoEntry } from './photo-entry.ts';

/** What may be done about photos that nobody misses; never done unasked. */
export interface LookSuggestion {
  readonly kind: 'alike' | 'blurred';
  readonly ids: readonly string[];
  /** Of those that look alike, the sharpest. */
  readonly best: string | null;
}

/** One name for a suggestion, so that it is not made again after it was turned down. */
export function nameOfSuggestion({ kind, ids }: LookSuggestion): string {
  return `${kind} ${ids.join()}`;
}

/** Groups that look alike first, then those of the others that are blurred. */
export function lookSuggestions(
  photos: readonly (Pick<PhotoEntry, 'id' | 'look'> & Partial<Pick<PhotoEntry, 'takenMs' | 'isFileTime'>>)[],
): readonly LookSuggestion[] {
  const dated = photos.map((photo) => ({ ...photo, takenMs: photo.isFileTime ? null : (photo.takenMs ?? null) }));
  const groups = groupNearDuplicates(dated);
  const alike = groups.map((group): LookSuggestion => {
    const [first] = [...group].sort((a, b) => (b.look?.sharpness ?? 0) - (a.look?.sharpness ?? 0));
    return { kind: 'alike', ids: group.map(({ id }) => id), best: first?.id ?? null };
  });
  const grouped = new Set(alike.flatMap(({ ids }) => ids));
  const blurred = photos.filter(({ id, look }) => look && look.hash !== '' && look.sharpness < BLURRED_BELOW && !grouped.has(id));
  return blurred.length === 0 ? alike : [...alike, { kind: 'blurred', ids: blurred.map(({ id }) => id), best: null }];
}

/** Whether two of these photos are one picture in two files. */
export function hasSamePicture(looks: readonly (PhotoFingerprint | null)[]): boolean {
  const known = looks.filter((look) => look !== null);
  return known.some((look, at) => known.slice(0, at).some((other) => isSamePicture(look, other)));
}
