import { type RefObject, useEffect } from 'react';

/** Height of a text line, px: some wheels report lines. */
const LINE_PX = 32;

/** Scrolls an overflowing row sideways with a vertical wheel. */
export function useSidewaysWheel(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const { deltaX, deltaY, deltaMode, ctrlKey } = event;
      const hasMore = element.scrollWidth > element.clientWidth;
      if (ctrlKey || !hasMore || Math.abs(deltaX) >= Math.abs(deltaY)) return;
      event.preventDefault();
      const unitPx = [1, LINE_PX, element.clientWidth][deltaMode] ?? 1;
      element.scrollLeft += deltaY * unitPx;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [row]);
}
