import type { Template } from '@muro/domain';

/** Filters of the list beside its category; '' for any. */
export interface ListFilters {
  /** Id of one of `PHOTO_RANGES`. */
  readonly photos: string;
  /** A tag such as 'occasion:travel'. */
  readonly occasion: string;
}

interface PhotoRange {
  readonly id: string;
  readonly minPhotos: number;
  readonly maxPhotos: number;
}

/** Numbers of photos to choose from; the last one is open. */
export const PHOTO_RANGES: readonly PhotoRange[] = [
  { id: '1', minPhotos: 1, maxPhotos: 1 },
  { id: '2–6', minPhotos: 2, maxPhotos: 6 },
  { id: '7–15', minPhotos: 7, maxPhotos: 15 },
  { id: '16–30', minPhotos: 16, maxPhotos: 30 },
  { id: '31–60', minPhotos: 31, maxPhotos: 60 },
  { id: '61+', minPhotos: 61, maxPhotos: Number.POSITIVE_INFINITY },
];

const OCCASION = 'occasion:';

/** True if the design suits the chosen number of photos and the occasion. */
export function suitsFilters(template: Pick<Template, 'tags' | 'capacity'>, { photos, occasion }: ListFilters): boolean {
  return hasCapacity(template, photos) && (occasion === '' || template.tags.includes(occasion));
}

/** True if the design can hold some number of photos in the range. A design of unknown capacity is never left out. */
function hasCapacity({ capacity }: Pick<Template, 'capacity'>, id: string): boolean {
  const range = PHOTO_RANGES.find((photoRange) => photoRange.id === id);
  return !range || !capacity || (capacity.fewestPhotos <= range.maxPhotos && capacity.mostPhotos >= range.minPhotos);
}

/**
 * Returns the ranges and occasions that are worth offering: each lists some of the designs, but not all of them, since all designs are
 * offered already. The chosen one stays.
 */
export function offeredFilters(
  templates: readonly Template[],
  chosen: ListFilters,
): { readonly photos: readonly string[]; readonly occasions: readonly string[] } {
  const isWorthwhile = (isMatch: (template: Template) => boolean): boolean => templates.some(isMatch) && !templates.every(isMatch);
  const occasions = new Set(templates.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(OCCASION))));
  return {
    photos: PHOTO_RANGES.map(({ id }) => id).filter(
      (id) => id === chosen.photos || isWorthwhile((template) => suitsFilters(template, { photos: id, occasion: '' })),
    ),
    occasions: [...occasions].filter(
      (tag) => tag === chosen.occasion || isWorthwhile((template) => suitsFilters(template, { photos: '', occasion: tag })),
    ),
  };
}
