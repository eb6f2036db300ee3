import type { Collage } from '@muro/domain';
import { pageOf, slotOrder } from '../collage/open-page.ts';
import { collageOf } from '../collage/work.ts';
import type { Workspace } from './workspace.ts';

/** Returns the open collage, for commands. */
export function openCollage({ work }: Workspace): Collage | null {
  return collageOf(work.getState());
}

/** Returns the slots of the open collage in reading order. */
export function openSlots(workspace: Workspace): readonly string[] {
  const collage = openCollage(workspace);
  return collage ? slotOrder(pageOf(collage)) : [];
}

/** Returns the number of a slot in reading order, from 1. */
export function numberOf(workspace: Workspace, slot: string): number {
  return openSlots(workspace).indexOf(slot) + 1;
}

export function nameOf(workspace: Workspace, photoId: string): string {
  return workspace.photos.entryOf(photoId)?.name ?? openCollage(workspace)?.photos.find(({ id }) => id === photoId)?.name ?? '';
}
