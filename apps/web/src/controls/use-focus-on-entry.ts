import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a menu that nothing but `isOpen` opened: the library marks an entry but leaves the focus on the list, and Enter would do
 * nothing. The focus goes to the entry in force, or to the first.
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
