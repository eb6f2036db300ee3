import { type PointerEvent, useEffect, useRef } from 'react';

const FIRST_MS = 400;
const NEXT_MS = 110;

/**
 * Returns handlers that call `act` once per press and repeatedly while the button is held. Keyboard and assistive technology arrive as
 * clicks. `isStopped` is read at each step, so that repeating ends at the limit.
 */
export function useHoldToRepeat(act: () => void, isStopped: boolean) {
  const latest = useRef({ act, isStopped });
  const timer = useRef<number | undefined>(undefined);
  const wasHeld = useRef(false);
  useEffect(() => {
    latest.current = { act, isStopped };
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const once = () => {
    if (!latest.current.isStopped) latest.current.act();
  };
  const repeat = () => {
    wasHeld.current = true;
    once();
    timer.current = window.setTimeout(repeat, NEXT_MS);
  };
  const stop = () => window.clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      wasHeld.current = false;
      stop();
      timer.current = window.setTimeout(repeat, FIRST_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!wasHeld.current) once();
      wasHeld.current = false;
    },
  };
}
