import { type CaptureTime, sortByCaptureTime } from '@muro/domain';

/** Sort order of the tray: as added, by name, or by capture time. */
export type TraySort = 'added' | 'name' | 'taken';

export const TRAY_SORTS: readonly TraySort[] = ['added', 'name', 'taken'];

export interface Sortable extends CaptureTime {
  readonly name: string;
}

/**
 * Returns the photos in sort order, which is also the order for placing several. Names are compared numerically (2 before 10); photos
 * without a time come last, as added.
 *
 * @param photos  in the order they were added
 */
export function sortedPhotos<Photo extends Sortable>(photos: readonly Photo[], sort: TraySort, locale: string): readonly Photo[] {
  switch (sort) {
    case 'added':
      return photos;
    case 'name': {
      const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
      return photos.toSorted((a, b) => compare(a.name, b.name));
    }
    case 'taken':
      return sortByCaptureTime(photos);
  }
}

/** Returns the photos as the tray shows them: sorted, but the most recently added first, so that it is in view. */
export function shownPhotos<Photo extends Sortable>(photos: readonly Photo[], sort: TraySort, locale: string): readonly Photo[] {
  return sort === 'added' ? photos.toReversed() : sortedPhotos(photos, sort, locale);
}
