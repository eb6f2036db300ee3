import { type Drawing, isFrontView, type ObjectView, type Product } from '@muro/domain';
import type { SmallPictures } from '../canvas/scene.ts';
import { FoldedObject } from './FoldedObject.tsx';
import styles from './Object.module.css';
import { shadowOf } from './object-space.ts';
import { usePaintedSheet } from './painted-sheet.ts';
import { StillObject } from './StillObject.tsx';

export interface ObjectProps {
  readonly product: Product;
  /** The whole sheet with its bleed. */
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** CSS pixels. */
  readonly pxPerCm: number;
  /** Accessible name: product, size and material; '' if the text beside the object already says the same. */
  readonly label: string;
}

interface ProductObjectProps extends ObjectProps {
  readonly view: ObjectView;
  /** True keeps the object folded in space while it is seen from the front, so that a user can turn it. */
  readonly isLive?: boolean;
  /** True while the view follows a finger, without transition. */
  readonly isDragging?: boolean;
}

/**
 * The finished product at its scale, as large as its trim: the printed front, folded sides, edges, surface and shadow. Seen from the front
 * it is a still in the plane of the page; from elsewhere it is folded in space.
 */
export function ProductObject(props: ProductObjectProps) {
  const { product, drawing, photos, pxPerCm, view, label, isLive = false, isDragging = false } = props;
  const sheet = usePaintedSheet(product, drawing, photos, pxPerCm);
  const { width, height } = product.trim;
  return (
    <div
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={styles.object}
      data-dragging={isDragging || undefined}
      style={{ width: width * pxPerCm, height: height * pxPerCm }}
    >
      {isFrontView(view) && !isLive ? (
        <StillObject product={product} sheet={sheet} shadow={shadowOf(product, pxPerCm)} />
      ) : (
        <FoldedObject product={product} sheet={sheet} view={view} />
      )}
    </div>
  );
}
