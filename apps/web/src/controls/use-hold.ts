import { type RefObject, useEffect, useRef } from 'react';
import { TAP_REACH_PX } from '../flow/slots/pointer-gesture.ts';

/** Long press: time that a finger has to rest, ms. */
const HOLD_MS = 500;

/** Calls `listener` on a long press on the element; does nothing without a listener. */
export function useHold(ref: RefObject<HTMLElement | null>, listener: (() => void) | undefined): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const hasListener = listener !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (!element || !hasListener) return undefined;
    let timer = 0;
    let start = { x: 0, y: 0 };
    const stop = (): void => window.clearTimeout(timer);
    const onDown = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void => {
      stop();
      if (pointerType !== 'touch' || !isPrimary) return;
      start = { x: clientX, y: clientY };
      timer = window.setTimeout(() => latest.current?.(), HOLD_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > TAP_REACH_PX) stop();
    };
    // The browser's own context menu for an image would end the touch.
    const onMenu = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    element.addEventListener('contextmenu', onMenu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [ref, hasListener]);
}
