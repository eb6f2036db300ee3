import { type Drawing, type MaterialCode, materialsOf, type Product, type Template } from '@muro/domain';
import type { SmallPictures } from '../../canvas/scene.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';

/** The piece that the views of the stage show. */
export interface ShownPiece {
  readonly product: Product;
  /** The whole sheet with its bleed. */
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Accessible name. */
  readonly label: string;
}

/** Returns the material of the picture: tiles hang as tiles before one is chosen. */
export function shownMaterial({ isTileBased }: Template, { size, material }: Choice): MaterialCode {
  return material === '' && isTileBased ? (materialsOf(size)[1] ?? '') : material;
}
