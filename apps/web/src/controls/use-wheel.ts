import { type RefObject, useEffect, useRef } from 'react';
import type { Gesture } from '../flow/slots/pointer-gesture.ts';

/** Wheel distance that doubles the zoom, px. */
const DOUBLE_PX = 240;

/**
 * Turns wheel events into gestures: with Ctrl (which touch pads send for a pinch), or if `alwaysZooms`, the wheel zooms; otherwise it pans.
 * Listens itself, because React registers wheel listeners as passive.
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
