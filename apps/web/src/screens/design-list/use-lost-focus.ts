import { type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from '../../controls/lost-focus.ts';

/** Moves the focus to `target` if the focused element was removed by a change of `state`, so that keyboard use continues there. */
export function useLostFocus(target: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    focusIfLost(target.current);
  }, [target, state]);
}
