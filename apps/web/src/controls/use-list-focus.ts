import { type RefObject, useLayoutEffect } from 'react';
import { isFocusLost } from './lost-focus.ts';

/** The items of a list; each has a stable name. */
interface ItemList {
  /** Data attribute of an item; its value is the item's name. */
  readonly item: `data-${string}`;
  /** Selector of the focusable element in an item. */
  readonly stop: string;
  /** Returns the element to focus if no item is left. */
  readonly otherwise: (list: HTMLElement) => HTMLElement | null;
}

/** The item of the last focused element, and the names of all items at that time, in order. */
interface Place {
  readonly element: Element;
  readonly name: string | null;
  readonly names: readonly (string | null)[];
}

/** For each element that had the focus in such a list, a function that finds its successor after removal. */
const successors = new WeakMap<Element, () => HTMLElement | null>();

/** Returns the element that replaces a removed element which had the focus in a list. */
export const successorOf = (removed: Element): HTMLElement | null => successors.get(removed)?.() ?? null;

/**
 * Keeps the focus in a list when the focused element is removed (a deleted item, a button with nothing left to do): moves it to the next
 * item, or else to the previous one, or else to `otherwise`. A dialog that was opened from an item finds the same successor when it closes.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, parts: ItemList): void {
  const { item, stop, otherwise } = parts;
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let focusedPlace: Place | null = null;
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const place = placeOf(target, element, item);
      focusedPlace = place;
      successors.set(target, () => successor(place, element, { item, stop, otherwise }));
    };
    const onFocusOut = ({ target }: FocusEvent): void => {
      // A removed element may lose the focus before it is gone; if it is still connected, the person moved the focus away.
      queueMicrotask(() => {
        if (focusedPlace && focusedPlace.element === target && focusedPlace.element.isConnected) focusedPlace = null;
      });
    };
    const moveFocus = (): void => {
      if (!focusedPlace || focusedPlace.element.isConnected || !isFocusLost()) return;
      successor(focusedPlace, element, { item, stop, otherwise })?.focus({ preventScroll: !element.isConnected });
    };
    const observer = new MutationObserver(moveFocus);
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
      // The list may be removed with its last item; React runs this before it takes the elements out.
      queueMicrotask(() => {
        if (!element.isConnected) moveFocus();
      });
    };
  }, [list, item, stop, otherwise]);
}

function placeOf(element: Element, list: HTMLElement, item: string): Place {
  const name = element.closest(`[${item}]`)?.getAttribute(item) ?? null;
  return { element, name, names: itemsOf(list, item).map((listed) => listed.getAttribute(item)) };
}

function successor({ name, names }: Place, list: HTMLElement, { item, stop, otherwise }: ItemList): HTMLElement | null {
  if (!list.isConnected) return otherwise(list);
  const elements = new Map(itemsOf(list, item).map((element) => [element.getAttribute(item), element]));
  const index = name === null ? -1 : names.indexOf(name);
  const namesFromHere = index < 0 ? [] : [...names.slice(index), ...names.slice(0, index).toReversed()];
  const next = namesFromHere.map((name) => elements.get(name)).find((name) => name !== undefined);
  return next?.querySelector<HTMLElement>(stop) ?? otherwise(list);
}

const itemsOf = (list: HTMLElement, item: string): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${item}]`)];
