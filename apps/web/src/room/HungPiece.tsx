import type { Drawing, Product, Rect } from '@muro/domain';
import { useRef } from 'react';
import type { SmallPictures } from '../canvas/scene.ts';
import { FaceCanvas } from '../object/FaceCanvas.tsx';
import { usePaintedSheet } from '../object/painted-sheet.ts';
import { StillObject } from '../object/StillObject.tsx';
import { boxPx } from './box-px.ts';
import styles from './HungPiece.module.css';
import { pieceShadow } from './piece-shadow.ts';
import type { RoomView } from './plans/room-view.ts';
import { useSizeMotion } from './use-size-motion.ts';

/** Share of a side that is seen: the viewer stands a little to the right of the piece. */
const SIDE_SEEN = 0.5;

export interface HungPieceProps {
  readonly product: Product;
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Accessible name; '' for a copy. */
  readonly label: string;
  /** Its position on the wall, cm. */
  readonly place: Rect;
  readonly view: RoomView;
}

/** The product on the wall in the room's scale: real pixels on front and side, and the shadow of its distance from the wall. */
export function HungPiece({ product, drawing, photos, label, place, view }: HungPieceProps) {
  const { pxPerCm } = view;
  const ref = useRef<HTMLDivElement>(null);
  const sheet = usePaintedSheet(product, drawing, photos, pxPerCm);
  const formerOutline = useSizeMotion(ref, place);
  const side = product.sides.find(({ name }) => name === 'right');
  const { width, height } = product.trim;
  return (
    <>
      {formerOutline && <div className={styles.ghost} style={boxPx(formerOutline, view)} />}
      <div
        ref={ref}
        className={styles.piece}
        style={boxPx(place, view)}
        data-piece=""
        {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <StillObject product={product} sheet={sheet} shadow={pieceShadow(product, pxPerCm)} />
        {side && (
          <div
            className={styles.side}
            style={boxPx({ x: width, y: 0, width: product.thickness * SIDE_SEEN, height }, { x: 0, y: 0, pxPerCm })}
          >
            <FaceCanvas {...sheet} region={side.region} size={{ width: product.thickness * SIDE_SEEN, height }} borderPx={0} />
          </div>
        )}
      </div>
    </>
  );
}
