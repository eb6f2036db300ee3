import { type Collage, type Page, shapeColorOf, shapeLayers } from '@muro/domain';

/** Returns the colour that a person would call the background: that of the shape behind the photos, else the page's. [BACK-07] */
export function backgroundSwatch(page: Page, collage: Collage): string {
  const [shape] = shapeLayers(page);
  return shape ? shapeColorOf(collage.shapeColors, shape) : collage.photoBackgroundColor;
}
