import { type RefObject, useEffect } from 'react';
import { isFocusLost } from '../../../controls/lost-focus.ts';

/** A tile that had the focus, and the row as it was: origins of all tiles, in order. */
interface Place {
  readonly element: Element;
  readonly origin: string | undefined;
  readonly row: readonly string[];
}

/**
 * Whatever goes while it has the focus (deleted tiles, a button that has nothing left to do), the focus stays: on the tile that comes
 * after the one that went, else on the tile where Tab would stop, else where photos are added.
 */
export function useFocusStays(shelf: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = shelf.current;
    if (!element) return undefined;
    let held: Place | null = null;
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element) held = { element: target, origin: originOf(target), row: tilesOf(element).map(originOf) as string[] };
    };
    const onFocusOut = ({ target }: FocusEvent): void => {
      // What is taken away may lose the focus first; what is still there was left by the person.
      queueMicrotask(() => {
        if (held && held.element === target && held.element.isConnected) held = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!held || held.element.isConnected || !isFocusLost()) return;
      nextAfter(held, element)?.focus();
    });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [shelf]);
}

function nextAfter({ origin, row }: Place, shelf: HTMLElement): HTMLElement | null {
  const there = new Map(tilesOf(shelf).map((tile) => [originOf(tile), tile]));
  const at = origin === undefined ? -1 : row.indexOf(origin);
  const near = at < 0 ? [] : [...row.slice(at), ...row.slice(0, at).toReversed()];
  const tile = near.map((each) => there.get(each)).find((each) => each !== undefined);
  const stop = tile?.querySelector<HTMLElement>('[data-tile-stop]') ?? shelf.querySelector<HTMLElement>('[data-tile-stop][tabindex="0"]');
  return stop ?? shelf.querySelector<HTMLElement>('button:has(+ input[type="file"])');
}

function tilesOf(shelf: HTMLElement): readonly HTMLElement[] {
  return [...shelf.querySelectorAll<HTMLElement>('[data-tile]')];
}

function originOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-tile]')?.dataset.tile;
}
