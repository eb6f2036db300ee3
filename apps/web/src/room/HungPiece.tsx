import type { Drawing, Product, Rect } from '@muro/domain';
import { PreviewCanvas } from '../canvas/PreviewCanvas.tsx';
import type { SmallPictures } from '../canvas/scene.ts';
import { pieceShadow } from './piece-shadow.ts';
import styles from './Room.module.css';
import type { RoomView } from './room-view.ts';

interface HungPieceProps {
  readonly product: Product;
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  readonly label: string;
  /** Where it hangs, cm. */
  readonly place: Rect;
  readonly view: RoomView;
}

/** A piece on the wall in the room's scale, with its shadow. */
export function HungPiece({ product, drawing, photos, label, place, view }: HungPieceProps) {
  const { pxPerCm } = view;
  const shadow = pieceShadow(product, pxPerCm);
  return (
    <div className={styles.piece} style={boxPx({ ...place, x: place.x - view.x, y: place.y - view.y }, pxPerCm)}>
      {product.pieces.map((part) => (
        <span key={`${part.x},${part.y}`} className={styles.shadow} style={{ ...boxPx(part, pxPerCm), boxShadow: shadow }} />
      ))}
      <div className={styles.front}>
        <PreviewCanvas drawing={drawing} trim={product.trim} pxPerCm={pxPerCm} photos={photos} label={label} />
      </div>
    </div>
  );
}

function boxPx({ x, y, width, height }: Rect, pxPerCm: number) {
  return { left: x * pxPerCm, top: y * pxPerCm, width: width * pxPerCm, height: height * pxPerCm };
}
