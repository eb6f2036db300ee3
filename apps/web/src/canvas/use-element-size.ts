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
      setSize((known) => (known && known.widthPx === next.widthPx && known.heightPx === next.heightPx ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
