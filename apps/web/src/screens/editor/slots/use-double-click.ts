import { useEffect, useRef } from 'react';
import { editPhoto } from '../../../app/collage/editor-actions.ts';
import { canEdit } from '../../../flow/photos/photo-entry.ts';
import { openCollage } from '../../../state/editor/open-collage.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { slotElement } from './slot-element.ts';

/**
 * Opens the photo dialog on a double click. The first click opens the slot's menu, and the second one, which closes the menu, hits the page
 * itself: the last opened menu identifies the photo.
 *
 * @param menuSlot  slot of the open menu
 */
export function useDoubleClick(menuSlot: string | null): void {
  const workspace = useWorkspace();
  const last = useRef(menuSlot);
  if (menuSlot !== null) last.current = menuSlot;
  useEffect(() => {
    const onDoubleClick = (event: MouseEvent): void => {
      const slot = last.current;
      const element = slot !== null && hasLoaded(workspace, slot) && slotElement(slot);
      if (element && (event.target === document.body || element.contains(event.target as Node)) && isPointerOver(element, event)) {
        editPhoto(workspace, slot);
      }
    };
    document.addEventListener('dblclick', onDoubleClick);
    return () => document.removeEventListener('dblclick', onDoubleClick);
  }, [workspace]);
}

function hasLoaded(workspace: Workspace, slot: string): boolean {
  const photoId = openCollage(workspace)?.fills[slot]?.photoId;
  return photoId !== undefined && canEdit(workspace.photos.entryOf(photoId));
}

function isPointerOver(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}
