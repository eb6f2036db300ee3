import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the selected entry of a menu, or the first, when the menu is opened by `isOpen` alone: the library highlights an entry but leaves
 * the focus on the list, where Enter does nothing.
 */
export function useFocusOnEntry(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() => {
      const entry = (which: string) => menu.current?.querySelector<HTMLElement>(`[role^="menuitem"]${which}`);
      (entry('[aria-checked="true"]') ?? entry(''))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return menu;
}
