import { type RefObject, useEffect } from 'react';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { stopKeyPress } from '../slots/slot-keys.ts';

/**
 * Handles the keys of all slots and texts in a container, and records the focused one as the tab stop. Uses native listeners: a held key
 * moves a photo many times per second, and passing each event through the component tree takes a good part of the frame.
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
