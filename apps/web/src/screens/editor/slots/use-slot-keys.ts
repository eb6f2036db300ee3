import { type RefObject, useEffect } from 'react';
import { openCollage } from '../../../app/collage/open-collage.ts';
import { slotKeyPress } from './slot-keys.ts';

/**
 * Hears the keys of all slots in a place, as the browser tells them: a key that is held moves a photo many times a second, and to
 * hand each press through the tree of components takes as long as a good part of the step.
 */
export function useSlotKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const slot = event.target instanceof HTMLElement ? event.target.dataset.slot : undefined;
      if (slot !== undefined && slotKeyPress(slot, openCollage()?.fills[slot] !== undefined, event)) event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [place]);
}
