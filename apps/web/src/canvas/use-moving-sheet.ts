import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createMovingLayer, type MovingLayer } from '../controls/moving-layer.ts';

/**
 * Moves the sheet without page layout during zoom and pan gestures; at rest its own style applies.
 *
 * @param transform  CSS transform relative to the resting position; null at rest
 */
export function useMovingSheet(sheet: RefObject<HTMLElement | null>, transform: string | null): void {
  const layer = useRef<MovingLayer | null>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (transform === null || !element) {
      layer.current?.release();
      layer.current = null;
    } else if (layer.current) {
      layer.current.moveTo(transform);
    } else {
      layer.current = createMovingLayer(element, transform);
    }
  }, [sheet, transform]);
  useLayoutEffect(() => () => layer.current?.release(), []);
}
