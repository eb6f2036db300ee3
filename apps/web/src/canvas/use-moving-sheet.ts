import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createMovingLayer, type MovingLayer } from '../controls/moving-layer.ts';

/**
 * Moves the sheet without having the page laid out for it while fingers zoom and pan; at rest its own style holds it.
 *
 * @returns the transform for the sheet's style
 */
export function useMovingSheet(sheet: RefObject<HTMLElement | null>, transform: string, isResting: boolean): string {
  const layer = useRef<MovingLayer | null>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (isResting || !element) {
      layer.current?.release();
      layer.current = null;
    } else if (layer.current) {
      layer.current.moveTo(transform);
    } else {
      layer.current = createMovingLayer(element, transform);
    }
  }, [sheet, transform, isResting]);
  useLayoutEffect(() => () => layer.current?.release(), []);
  return isResting ? transform : 'none';
}
