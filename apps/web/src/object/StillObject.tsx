import { FRONT_VIEW, type Product } from '@muro/domain';
import { FaceCanvas } from './FaceCanvas.tsx';
import styles from './Object.module.css';
import { pieceStyle } from './object-space.ts';
import type { PaintedSheet } from './painted-sheet.ts';
import { CurlLight, SurfaceLight } from './Surface.tsx';

interface StillObjectProps {
  readonly product: Product;
  readonly sheet: PaintedSheet;
  /** `box-shadow` of each piece; none if undefined. */
  readonly shadow: string | undefined;
}

/** The object seen from straight in front, in the plane of the page: shows the front of each piece and its shadow. */
export function StillObject({ product, sheet, shadow }: StillObjectProps) {
  const { pxPerCm } = sheet;
  const isCurled = product.surface === 'paper' && product.thickness > 0;
  return product.pieces.map((piece) => (
    <div key={`${piece.x} ${piece.y}`} className={styles.still} style={{ ...pieceStyle(piece, pxPerCm), boxShadow: shadow }}>
      <FaceCanvas {...sheet} region={piece} size={piece} borderPx={0} className={styles.pixels} />
      {isCurled && <CurlLight />}
      <SurfaceLight surface={product.surface} view={FRONT_VIEW} />
    </div>
  ));
}
