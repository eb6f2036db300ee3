import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './lost-focus.ts';
import { successorOf } from './use-list-focus.ts';

/** Number of remembered elements: enough for a button, the menu it opened and a dialog over that menu, each with one step between. */
const REMEMBERED = 8;

let recentlyFocused: readonly HTMLElement[] = [];

/** Records the recently focused elements, most recent first; called once per page. */
export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement)
      recentlyFocused = [target, ...recentlyFocused.filter((candidate) => candidate !== target)].slice(0, REMEMBERED);
  });
}

/**
 * Restores the focus when an overlay closes with the focus inside.
 *
 * The control library returns it to one element only, in the frame after the overlay is gone. That element may be gone as well (an entry of
 * a closed menu, a deleted row) or hidden (a button while a save runs). Then the focus goes to its successor in the list, or else to the
 * element focused before it, and finally to the screen as a whole. No timers are used: a slow closing animation is waited for.
 */
export function useFocusReturn(): void {
  const before = useRef(recentlyFocused);
  useLayoutEffect(() => {
    const openers = before.current;
    return () => {
      requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && giveFocus(openers)));
    };
  }, []);
}

function giveFocus(openers: readonly HTMLElement[]): void {
  for (const opener of openers) {
    const target = opener.isConnected ? opener : successorOf(opener);
    target?.focus();
    if (target && document.activeElement === target) return;
  }
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
