import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './lost-focus.ts';
import { successorOf } from './use-focus-stays.ts';

/** Enough for a button, the menu that it opened and a window over that menu, each with a step between. */
const REMEMBERED = 8;

let lately: readonly HTMLElement[] = [];

/** Remembers what had the focus lately, the latest first; called once for a page. */
export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) lately = [target, ...lately.filter((each) => each !== target)].slice(0, REMEMBERED);
  });
}

/**
 * For what lies over the page: when it goes, and the focus with it, the focus returns to what had it before.
 *
 * The control library gives it back to one element only, in the frame after the window is gone. That element may be gone as
 * well (an entry of a menu that closed, a row that was deleted) or hidden (a button while a save runs): then it is what took its place in
 * its list, or the one before that, and the screen as a whole in the end. Nothing here goes by time: a window that is slow to go is waited for.
 */
export function useFocusReturn(): void {
  const before = useRef(lately);
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
