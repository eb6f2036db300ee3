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
    const measure = () => setSize((current) => measured(element, current));
    measure();
    return observed(element, measure);
  }, [ref]);
  return size;
}

/** Returns the same for an element whose first contents may follow a frame later: the page is laid out once and shown before they are. */
export function useElementSizeLater(ref: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return element ? observed(element, () => setSize((current) => measured(element, current))) : undefined;
  }, [ref]);
  return size;
}

/** Calls `measure` after the first layout and whenever the size has changed. */
function observed(element: HTMLElement, measure: () => void): () => void {
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

function measured({ clientWidth, clientHeight }: HTMLElement, current: ElementSize | null): ElementSize {
  const isSame = current?.widthPx === clientWidth && current.heightPx === clientHeight;
  return isSame ? current : { widthPx: clientWidth, heightPx: clientHeight };
}
