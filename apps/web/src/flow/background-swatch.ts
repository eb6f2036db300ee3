import type { Collage, Page } from '@muro/domain';

/** The colour that a person would call the background: that of the shape behind the photos, else the page's. [BACK-07] */
export function backgroundSwatch(page: Page, collage: Collage): string {
  const shape = page.layers.find((layer) => layer.kind === 'shape' && layer.slot.startsWith('overlayshape'));
  if (shape?.kind !== 'shape') return collage.photoBackgroundColor;
  return collage.shapeColors[shape.slot] ?? shape.defaultColor;
}
