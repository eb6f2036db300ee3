import { FRONT_VIEW, isFrontView, type ObjectView, turnObjectView } from '@muro/domain';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { becomeLive } from './live-object.ts';

/** Turn per press of an arrow key or button, degrees. */
export const STEP_DEG = 10;

/** Degrees per pixel of a drag: 300 px turn the object from the front to its limit. */
const DEG_PER_PX = 0.2;

const ARROWS: Readonly<Record<string, ObjectView>> = {
  ArrowLeft: { yawDeg: -STEP_DEG, pitchDeg: 0 },
  ArrowRight: { yawDeg: STEP_DEG, pitchDeg: 0 },
  ArrowUp: { yawDeg: 0, pitchDeg: STEP_DEG },
  ArrowDown: { yawDeg: 0, pitchDeg: -STEP_DEG },
};

export interface Turning {
  readonly view: ObjectView;
  /** True from the first turn, or from a start at an angle, until another object of the page is turned: the object is folded in space. */
  readonly isLive: boolean;
  readonly isDragging: boolean;
  readonly turn: (by: ObjectView) => void;
  readonly reset: () => void;
  /** Handlers of the surface that is dragged. */
  readonly surface: {
    readonly onFocus: () => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Turns an object by drag, touch and arrow keys; Home shows the front. The surface follows the finger: dragged to the right, it shows its
 * left side.
 *
 * @param start  view before the first turn
 */
export function useTurning(start: ObjectView): Turning {
  const [view, setView] = useState(start);
  const from = useRef<{ readonly xPx: number; readonly yPx: number; readonly view: ObjectView } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [isLive, setLive] = useState(!isFrontView(start));
  const reset = useCallback(() => setView(FRONT_VIEW), []);
  useEffect(() => {
    if (!isLive) return undefined;
    return becomeLive(() => {
      setLive(false);
      setView(FRONT_VIEW);
    });
  }, [isLive]);
  const turn = useCallback((by: ObjectView) => {
    setLive(true);
    setView((before) => turnObjectView(before, by));
  }, []);
  const release = (): void => {
    from.current = null;
    setDragging(false);
  };
  return {
    view,
    isLive,
    isDragging,
    turn,
    reset,
    surface: {
      onFocus: () => setLive(true),
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        from.current = { xPx: event.clientX, yPx: event.clientY, view };
        event.currentTarget.setPointerCapture(event.pointerId);
        setLive(true);
        setDragging(true);
      },
      onPointerMove: (event) => {
        if (!from.current || !event.isPrimary) return;
        const { xPx, yPx, view: start } = from.current;
        setView(turnObjectView(start, { yawDeg: (xPx - event.clientX) * DEG_PER_PX, pitchDeg: (event.clientY - yPx) * DEG_PER_PX }));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event) => turnByKey(event, turn, reset),
    },
  };
}

function turnByKey(event: KeyboardEvent, turn: Turning['turn'], reset: () => void): void {
  const by = ARROWS[event.key];
  if (event.altKey || event.ctrlKey || event.metaKey || (!by && event.key !== 'Home')) return;
  event.preventDefault();
  if (by) turn(by);
  else reset();
}
