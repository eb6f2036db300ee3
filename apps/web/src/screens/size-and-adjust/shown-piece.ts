import type { Drawing, Product } from '@muro/domain';
import type { SmallPictures } from '../../canvas/scene.ts';

/** The piece that the views of the stage show. */
export interface ShownPiece {
  readonly product: Product;
  /** The whole sheet with its bleed. */
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Accessible name. */
  readonly label: string;
}
