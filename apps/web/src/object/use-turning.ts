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
  readonly isDragging: boolean;
  readonly turn: (by: ObjectView) => void;
  readonly reset: () => void;
  /** Handlers of the surface that is dragged. */
  readonly surface: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Turns an object by drag, touch and arrow keys; Home shows the front. The surface follows the finger: dragged to the right, it shows its left side. */
export function useTurning(): Turning {
  const [view, setView] = useState(FRONT_VIEW);
  const from = useRef<{ readonly xPx: number; readonly yPx: number; readonly view: ObjectView } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const reset = useCallback(() => setView(FRONT_VIEW), []);
  const isTurned = !isFrontView(view);
  useEffect(() => (isTurned ? becomeLive(reset) : undefined), [isTurned, reset]);
  const turn = useCallback((by: ObjectView) => setView((before) => turnObjectView(before, by)), []);
  const release = (): void => {
    from.current = null;
    setDragging(false);
  };
  return {
    view,
    isDragging,
    turn,
    reset,
    surface: {
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        from.current = { xPx: event.clientX, yPx: event.clientY, view };
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      },
      onPointerMove: (event) => {
        if (!from.current || !event.isPrimary) return;
        const { xPx, yPx, view: start } = from.current;
        setView(turnObjectView(start, { yawDeg: (xPx - event.clientX) * DEG_PER_PX, pitchDeg: (event.clientY - yPx) * DEG_PER_PX }));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event) => {
        const by = ARROWS[event.key];
        if (event.altKey || event.ctrlKey || event.metaKey || (!by && event.key !== 'Home')) return;
        event.preventDefault();
        if (by) turn(by);
        else reset();
      },
    },
  };
}
