import { type RefObject, useEffect, useRef } from 'react';
import { type Gesture, type GestureRules, type GestureState, IDLE, type PointerInput, recognise } from '../flow/pointer-gesture.ts';

/** Coordinates of a gesture are CSS px of the window, like `clientX`. */
export type GestureListener = (gesture: Gesture, event: Event) => void;

/** How much of a wheel step (px) doubles the zoom. */
const WHEEL_DOUBLE_PX = 240;

/**
 * Listens to the pointers of an element. Once something moves, the pointer is captured, so that a drag
 * goes on outside; until then a press gives focus and clicks as usual.
 */
export function useGestures(ref: RefObject<HTMLElement | null>, rules: GestureRules, listener: GestureListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const { singleFinger } = rules;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let state: GestureState = IDLE;
    const feed = (type: PointerInput['type']) => (event: PointerEvent) => {
      if (type === 'down' && (event.button !== 0 || isControl(event.target, element))) return;
      const { pointerId: id, clientX: xPx, clientY: yPx, timeStamp: timeMs, pointerType } = event;
      const step = recognise(state, { type, id, xPx, yPx, timeMs, isTouch: pointerType === 'touch' }, { singleFinger });
      state = step.state;
      for (const gesture of step.gestures) {
        if (gesture.type === 'move-start' || gesture.type === 'pinch-start') capture(element, id);
        latest.current(gesture, event);
      }
    };
    const kinds = { pointerdown: feed('down'), pointermove: feed('move'), pointerup: feed('up'), pointercancel: feed('cancel') };
    const stopNative = (event: DragEvent): void => event.preventDefault();
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current(wheelGesture(event, singleFinger === 'quick'), event);
    };
    for (const [name, handle] of Object.entries(kinds)) element.addEventListener(name, handle as EventListener);
    element.addEventListener('dragstart', stopNative);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      for (const [name, handle] of Object.entries(kinds)) element.removeEventListener(name, handle as EventListener);
      element.removeEventListener('dragstart', stopNative);
      element.removeEventListener('wheel', onWheel);
    };
  }, [ref, singleFinger]);
}

/** A wheel is half a pinch: with Ctrl (so a touch pad says 'pinch'), or where zooming is all there is, it zooms; else it moves. */
function wheelGesture({ clientX: xPx, clientY: yPx, deltaX, deltaY, ctrlKey, metaKey }: WheelEvent, alwaysZooms: boolean): Gesture {
  if (ctrlKey || metaKey || alwaysZooms) return { type: 'pinch', xPx, yPx, dxPx: 0, dyPx: 0, scale: 2 ** (-deltaY / WHEEL_DOUBLE_PX) };
  return { type: 'pinch', xPx, yPx, dxPx: -deltaX, dyPx: -deltaY, scale: 1 };
}

/** A button that lies on the surface and has a life of its own. */
function isControl(target: EventTarget | null, surface: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('[data-own-press]') : null;
  return control !== null && surface.contains(control);
}

function capture(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer was lifted in the same moment.
  }
}
