import type { Template } from '@muro/domain';

/** Width divided by height of a design's card picture. */
export function cardRatio({ thumbWidthPx, thumbHeightPx, width, height }: Omit<Template, 'id'>): number {
  return thumbWidthPx > 0 && thumbHeightPx > 0 ? thumbWidthPx / thumbHeightPx : width / height || 1;
}
