import { type Drawing, drawObject, grow, type Product, scaleToFit, stillView } from '@muro/domain';
import { useMemo } from 'react';
import type { SmallPictures } from '../canvas/scene.ts';
import { StillCanvas } from './StillCanvas.tsx';

interface ObjectPictureProps {
  readonly product: Product;
  /** The whole sheet with its bleed. */
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Longest side of the picture, CSS px. */
  readonly sidePx: number;
}

/** Wall around the object for its shadow, as a share of its longer side. */
const WALL = 0.07;

/** A still of the whole object, a little from the right and from above, without its wall. */
export function ObjectPicture({ product, drawing, photos, sidePx }: ObjectPictureProps) {
  const view = stillView(product);
  const viewRect = useMemo(() => {
    const { sheet } = drawObject(product, { view, printed: product.sheet, pxPerCm: 1 });
    return grow(sheet, WALL * Math.max(sheet.width, sheet.height));
  }, [product, view]);
  const pxPerCm = scaleToFit(viewRect, { width: sidePx, height: sidePx });
  return <StillCanvas {...{ product, drawing, photos, view, viewRect, pxPerCm }} printed={product.sheet} />;
}
