import { type RefObject, useEffect } from 'react';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { stopKeyPress } from '../slots/slot-keys.ts';

/**
 * Hears the keys of all slots and texts in a place, and which of them has the focus: Tab comes back to that one. Keys are heard as
 * the browser tells them: a key that is held moves a photo many times a second, and to hand each press through the tree of components
 * takes as long as a good part of the step.
 */
export function useStopKeys(place: RefObject<HTMLElement | null>): void {
  const workspace = useWorkspace();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const stop = stopOf(event.target);
      if (stop !== undefined && stopKeyPress(workspace, stop, event)) event.preventDefault();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const stop = stopOf(target);
      if (stop !== undefined) workspace.view.set({ stop });
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocus);
    };
  }, [workspace, place]);
}

function stopOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? (target.dataset.slot ?? target.dataset.text) : undefined;
}
