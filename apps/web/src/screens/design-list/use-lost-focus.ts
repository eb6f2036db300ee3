import { type RefObject, useEffect, useRef } from 'react';
import { catchFocus } from '../../controls/lost-focus.ts';

/** Gives the focus to `target` when what had it has gone with a change of `state`: whoever works with keys goes on from there. */
export function useLostFocus(target: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    catchFocus(target.current);
  }, [target, state]);
}
