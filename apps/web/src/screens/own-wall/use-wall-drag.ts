import { type ImagePoint, inverseHomography, project } from '@muro/domain';
import { type PointerEvent, useRef } from 'react';
import type { WallMap } from '../../room/own-wall/paint-wall.ts';

interface WallDragOptions {
  readonly map: WallMap;
  /** CSS px per px of the photo. */
  readonly scale: number;
  /**
   * Called where a drag begins, cm on the wall; returns the function that is called with each further position and that returns false if
   * it is refused.
   */
  readonly startDrag: (from: ImagePoint) => (to: ImagePoint) => boolean;
  /** Called at the end of a drag that moved; with false if its last position was refused. */
  readonly onEnd: (isAccepted: boolean) => void;
}

/** Returns the pointer handlers of an element over the photo that is dragged along the wall. */
export function useWallDrag({ map, scale, startDrag, onEnd }: WallDragOptions) {
  const dragTo = useRef<((to: ImagePoint) => boolean) | null>(null);
  const isAccepted = useRef<boolean | null>(null);
  const wallAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): ImagePoint => {
    const { left, top } = (currentTarget.parentElement as HTMLElement).getBoundingClientRect();
    return project(inverseHomography(map), { x: (clientX - left) / scale, y: (clientY - top) / scale });
  };
  const end = (): void => {
    if (dragTo.current && isAccepted.current !== null) onEnd(isAccepted.current);
    dragTo.current = null;
    isAccepted.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      dragTo.current = startDrag(wallAt(event));
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (event.isPrimary && dragTo.current) isAccepted.current = dragTo.current(wallAt(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
