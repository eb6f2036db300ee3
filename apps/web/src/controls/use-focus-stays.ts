import { type RefObject, useEffect } from 'react';
import { isFocusLost } from './lost-focus.ts';

/** The items of a list, each with a name that it keeps. */
interface ItemList {
  /** Data attribute of an item; its value is the item's name. */
  readonly item: `data-${string}`;
  /** Selector of what takes the focus in an item. */
  readonly stop: string;
  /** Returns what takes the focus when no item is left. */
  readonly otherwise: (list: HTMLElement) => HTMLElement | null;
}

/** The item of an element that had the focus, and the list as it was: the names of all items, in order. */
interface Place {
  readonly element: Element;
  readonly name: string | null;
  readonly names: readonly (string | null)[];
}

/** For each element that had the focus in such a list, a function that finds its successor after it is gone. */
const successors = new WeakMap<Element, () => HTMLElement | null>();

/** Returns what takes the place of an element that had the focus in a list and is gone. */
export const successorOf = (gone: Element): HTMLElement | null => successors.get(gone)?.() ?? null;

/**
 * Keeps the focus when what has it goes (a deleted item, a button that has nothing left to do): it passes to the item that comes after
 * the one that went, else to the one before, else to `otherwise`. A window that lies over the list and was opened from an item finds
 * the same successor when it closes.
 */
export function useFocusStays(list: RefObject<HTMLElement | null>, parts: ItemList): void {
  const { item, stop, otherwise } = parts;
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let held: Place | null = null;
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const place = placeOf(target, element, item);
      held = place;
      successors.set(target, () => successor(place, element, { item, stop, otherwise }));
    };
    const onFocusOut = ({ target }: FocusEvent): void => {
      // A removed element may lose the focus before it is gone; one that is still there was left by the person.
      queueMicrotask(() => {
        if (held && held.element === target && held.element.isConnected) held = null;
      });
    };
    const pass = (): void => {
      if (!held || held.element.isConnected || !isFocusLost()) return;
      successor(held, element, { item, stop, otherwise })?.focus({ preventScroll: !element.isConnected });
    };
    const observer = new MutationObserver(pass);
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
      if (!element.isConnected) pass(); // the list went with its last item
    };
  }, [list, item, stop, otherwise]);
}

function placeOf(element: Element, list: HTMLElement, item: string): Place {
  const name = element.closest(`[${item}]`)?.getAttribute(item) ?? null;
  return { element, name, names: itemsOf(list, item).map((each) => each.getAttribute(item)) };
}

function successor({ name, names }: Place, list: HTMLElement, { item, stop, otherwise }: ItemList): HTMLElement | null {
  if (!list.isConnected) return otherwise(list);
  const there = new Map(itemsOf(list, item).map((each) => [each.getAttribute(item), each]));
  const at = name === null ? -1 : names.indexOf(name);
  const near = at < 0 ? [] : [...names.slice(at), ...names.slice(0, at).toReversed()];
  const next = near.map((each) => there.get(each)).find((each) => each !== undefined);
  return next?.querySelector<HTMLElement>(stop) ?? otherwise(list);
}

const itemsOf = (list: HTMLElement, item: string): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${item}]`)];
