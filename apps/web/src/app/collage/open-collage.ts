import type { Collage } from '@muro/domain';
import { entryOf } from '../photos/photo-library.ts';
import { pageOf, slotOrder } from './open-page.ts';
import { collageOf, useWork } from './work-store.ts';

/** The collage that is open, for what people do to it. */
export function openCollage(): Collage | null {
  return collageOf(useWork.getState());
}

/**
 * What a component shows of the open collage: it renders anew when that part changes and for nothing else.
 *
 * @param part  gives the same value, or the very same object, while nothing changed
 * @returns undefined while no collage is open
 */
export function useOpenCollage<Part>(part: (collage: Collage) => Part): Part | undefined {
  return useWork((work) => {
    const collage = collageOf(work);
    return collage ? part(collage) : undefined;
  });
}

/** The slots of the open collage as one reads its page. */
export function openSlots(): readonly string[] {
  const collage = openCollage();
  return collage ? slotOrder(pageOf(collage)) : [];
}

/** 7 for the seventh slot that is read. */
export function numberOf(slot: string): number {
  return openSlots().indexOf(slot) + 1;
}

export function nameOf(photoId: string): string {
  return entryOf(photoId)?.name ?? openCollage()?.photos.find(({ id }) => id === photoId)?.name ?? '';
}
