import { type CaptureTime, sortByCaptureTime } from '@muro/domain';

/** How the tray is sorted: as photos were added, by name, or by the time they were taken. */
export type TraySort = 'added' | 'name' | 'taken';

export const TRAY_SORTS: readonly TraySort[] = ['added', 'name', 'taken'];

export interface Sortable extends CaptureTime {
  readonly name: string;
}

/**
 * Photos from first to last: the order in which several are placed.
 * Names go as a person counts them (2 before 10); photos without a time follow the others as they were added.
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

/** The same as the tray shows them: what was added last comes first, so that it is in view. */
export function shownPhotos<Photo extends Sortable>(photos: readonly Photo[], sort: TraySort, locale: string): readonly Photo[] {
  return sort === 'added' ? photos.toReversed() : sortedPhotos(photos, sort, locale);
}
