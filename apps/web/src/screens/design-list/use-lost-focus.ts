import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to `target` when what had it has gone with a change of `state`: whoever works with keys goes on from there. */
export function useLostFocus(target: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target, state]);
}
