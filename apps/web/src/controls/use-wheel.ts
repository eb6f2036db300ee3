import { type RefObject, useEffect, useRef } from 'react';
import type { Gesture } from '../flow/slots/pointer-gesture.ts';

/** How much of a wheel step (px) doubles the zoom. */
const DOUBLE_PX = 240;

/**
 * A wheel is half a pinch: with Ctrl (so a touch pad says 'pinch'), or where `alwaysZooms`, it zooms; else it moves.
 * React hears wheels only passively, so this listens itself.
 */
export function useWheel(ref: RefObject<HTMLElement | null>, alwaysZooms: boolean, listener: (gesture: Gesture) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current(gestureOf(event, alwaysZooms));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, alwaysZooms]);
}

function gestureOf({ clientX: xPx, clientY: yPx, deltaX, deltaY, ctrlKey, metaKey }: WheelEvent, alwaysZooms: boolean): Gesture {
  if (ctrlKey || metaKey || alwaysZooms) return { type: 'pinch', xPx, yPx, dxPx: 0, dyPx: 0, scale: 2 ** (-deltaY / DOUBLE_PX) };
  return { type: 'pinch', xPx, yPx, dxPx: -deltaX, dyPx: -deltaY, scale: 1 };
}
