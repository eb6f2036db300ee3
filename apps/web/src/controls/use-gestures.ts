import { type RefObject, useEffect, useRef } from 'react';
import { type Gesture, type GestureRules, type GestureState, IDLE, type PointerInput, recognise } from '../flow/slots/pointer-gesture.ts';

/** Coordinates of a gesture are CSS px of the window, like `clientX`. */
export type GestureListener = (gesture: Gesture) => void;

/**
 * Listens to the pointers of an element. When a drag starts, the pointer is captured, so that no other element is clicked or hovered; until
 * then a press focuses and clicks as usual.
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
    return listenToPointers(element, { singleFinger }, (gesture) => latest.current(gesture));
  }, [ref, singleFinger]);
}

/** Calls the listener with the gestures of an element. @returns ends it */
function listenToPointers(element: HTMLElement, rules: GestureRules, listener: GestureListener): () => void {
  let state: GestureState = IDLE;
  const sendInput = (type: PointerInput['type'], event: PointerEvent): void => {
    const { pointerId: id, clientX: xPx, clientY: yPx, timeStamp: timeMs, pointerType } = event;
    const isOnControl = type === 'down' && isControl(event.target, element);
    const step = recognise(state, { type, id, xPx, yPx, timeMs, isTouch: pointerType === 'touch', isOnControl }, rules);
    state = step.state;
    for (const gesture of step.gestures) {
      if (gesture.type === 'move-start' || gesture.type === 'pinch-start') capture(element, id);
      listener(gesture);
    }
    if (state.mode === 'idle') stopFollowing();
  };
  const onMove = (event: PointerEvent): void => {
    sendInput('move', event);
    if (state.mode === 'moving') event.stopPropagation();
  };
  const onUp = (event: PointerEvent): void => sendInput('up', event);
  const onCancel = (event: PointerEvent): void => sendInput('cancel', event);
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.pointerType !== 'touch' && isControl(event.target, element))) return;
    // The first finger of a new touch: an unfinished earlier gesture missed its end event.
    if (event.isPrimary && state.mode !== 'idle') sendInput('cancel', event);
    // A fast pointer leaves the element before the drag starts, so the window listens. It listens in the capture phase and stops the
    // event during a drag: no other listener of the page uses time of the frame.
    window.addEventListener('pointermove', onMove, true);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    sendInput('down', event);
  };
  const stopFollowing = (): void => {
    window.removeEventListener('pointermove', onMove, true);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
  };
  const stopNative = (event: DragEvent): void => event.preventDefault();
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('dragstart', stopNative);
  return () => {
    stopFollowing();
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('dragstart', stopNative);
  };
}

/** True for a button on the surface that handles its own presses. */
function isControl(target: EventTarget | null, surface: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('[data-own-press]') : null;
  return control !== null && surface.contains(control);
}

function capture(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer was lifted at the same moment.
  }
}
