import { useEffect } from 'react';
import { editPhoto } from '../../../app/collage/editor-actions.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { slotElement } from './slot-element.ts';

/**
 * A double click on a photo opens its window. The first click opens the photo's menu, and the second, which closes that again, meets
 * the page itself: which photo was meant says the menu.
 *
 * @param slot  whose menu was opened last, null if its photo cannot be edited
 */
export function useDoubleClick(slot: string | null): void {
  const workspace = useWorkspace();
  useEffect(() => {
    if (slot === null) return undefined;
    const onDoubleClick = (event: MouseEvent): void => {
      const element = slotElement(slot);
      if (element && (event.target === document.body || element.contains(event.target as Node)) && isOver(element, event)) {
        editPhoto(workspace, slot);
      }
    };
    document.addEventListener('dblclick', onDoubleClick);
    return () => document.removeEventListener('dblclick', onDoubleClick);
  }, [workspace, slot]);
}

function isOver(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}
