import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Time for which a mouse or the focus stays on a card before its room shows, ms. */
const DWELL_MS = 350;
/** Time for which a finger presses it, ms: shorter than the browser's own long press, whose menu would end the touch. */
const PRESS_MS = 400;

/** Returns whether the room of a card shows, and the handlers of the card's link. [WALL-08] */
export function useCardRoom() {
  const [isShown, setShown] = useState(false);
  const timer = useRef(0);
  const wasPressed = useRef(false);
  const touchedAt = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = (afterMs: number, isPress = false): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (isPress) wasPressed.current = true;
      setShown(true);
    }, afterMs);
  };
  const hide = (): void => {
    window.clearTimeout(timer.current);
    setShown(false);
  };
  // A long press only shows the room: no menu of the link, no drag of its picture.
  const preventAfterPress = (event: { preventDefault(): void }): void => {
    if (wasPressed.current) event.preventDefault();
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => !isTouch(event) && show(DWELL_MS),
    onPointerLeave: hide,
    onPointerDown: (event: PointerEvent) => {
      wasPressed.current = false;
      touchedAt.current = event.timeStamp;
      if (isTouch(event)) show(PRESS_MS, true);
    },
    onPointerUp: (event: PointerEvent) => {
      // On a busy page the timer may fire although the finger was lifted in time; the events have the times of the finger.
      if (event.timeStamp - touchedAt.current < PRESS_MS) wasPressed.current = false;
      if (isTouch(event)) hide();
    },
    onPointerCancel: hide,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && show(DWELL_MS),
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
    // A click of the keyboard has no detail and follows no press.
    onClickCapture: (event: MouseEvent) => {
      if (!wasPressed.current || event.detail === 0) return;
      wasPressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: preventAfterPress,
    onDragStart: preventAfterPress,
  };
  return { isShown, handlers };
}

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
