import type { Collage } from '@muro/domain';
import { pageOf, slotOrder } from '../collage/open-page.ts';
import { collageOf } from '../collage/work-store.ts';
import type { Workspace } from './workspace.ts';

/** The collage that is open, for what people do to it. */
export function openCollage({ work }: Workspace): Collage | null {
  return collageOf(work.getState());
}

/** The slots of the open collage as one reads its page. */
export function openSlots(workspace: Workspace): readonly string[] {
  const collage = openCollage(workspace);
  return collage ? slotOrder(pageOf(collage)) : [];
}

/** 7 for the seventh slot that is read. */
export function numberOf(workspace: Workspace, slot: string): number {
  return openSlots(workspace).indexOf(slot) + 1;
}

export function nameOf(workspace: Workspace, photoId: string): string {
  return workspace.photos.entryOf(photoId)?.name ?? openCollage(workspace)?.photos.find(({ id }) => id === photoId)?.name ?? '';
}
