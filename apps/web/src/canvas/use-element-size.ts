import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ElementSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns the inner size of an element, CSS px, kept up to date; null before the first layout. */
export function useElementSize(ref: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const next = { widthPx: element.clientWidth, heightPx: element.clientHeight };
      setSize((current) => (current && current.widthPx === next.widthPx && current.heightPx === next.heightPx ? current : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
