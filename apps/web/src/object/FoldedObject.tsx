import { facesOf, glassShift, type ObjectView, type Product, type ProductFace, type Rect } from '@muro/domain';
import { memo, useMemo } from 'react';
import { FaceCanvas } from './FaceCanvas.tsx';
import styles from './Object.module.css';
import { faceStyle, pieceStyle, shadowOf, stageStyle, turnStyle } from './object-space.ts';
import type { PaintedSheet } from './painted-sheet.ts';
import { FaceShade, SurfaceLight } from './Surface.tsx';

interface FoldedObjectProps {
  readonly product: Product;
  readonly sheet: PaintedSheet;
  readonly view: ObjectView;
}

/**
 * The object as flat faces in space. Only planes over a face shade it: a filter, an opacity, a mask or hidden overflow on an element that
 * holds faces would flatten them into its own plane.
 */
export function FoldedObject({ product, sheet, view }: FoldedObjectProps) {
  const { pxPerCm } = sheet;
  return (
    <div className={styles.stage} style={stageStyle(product, pxPerCm)}>
      <div className={styles.turned} style={turnStyle(product, view, pxPerCm)}>
        {product.pieces.map((piece) => (
          <FoldedPiece key={`${piece.x} ${piece.y}`} product={product} piece={piece} sheet={sheet} view={view} />
        ))}
      </div>
    </div>
  );
}

function FoldedPiece({ product, piece, sheet, view }: FoldedObjectProps & { readonly piece: Rect }) {
  const { pxPerCm } = sheet;
  const faces = useMemo(() => facesOf(product, piece), [product, piece]);
  const wall = -(product.thickness + product.hanging) * pxPerCm;
  const shadow = shadowOf(product, pxPerCm);
  return (
    <>
      {shadow && (
        <div className={styles.face} style={{ ...pieceStyle(piece, pxPerCm), transform: `translateZ(${wall}px)`, boxShadow: shadow }} />
      )}
      {faces.map((face) => (
        <div key={`${face.name} ${face.origin.join(' ')}`} className={styles.face} data-face={face.name} style={faceStyle(face, pxPerCm)}>
          {face.name === 'front' && product.surface === 'glass' ? (
            <GlassFront face={face} product={product} sheet={sheet} view={view} />
          ) : (
            <FacePixels face={face} sheet={sheet} />
          )}
          <FaceShade light={face.light} />
          {face.name === 'front' && <SurfaceLight surface={product.surface} view={view} />}
        </div>
      ))}
    </>
  );
}

/** Border of a face, px of its canvas: covers the gap that antialiasing leaves between two faces. */
const BORDER_PX = 1;

const FacePixels = memo(function FacePixels({ face, sheet }: { readonly face: ProductFace; readonly sheet: PaintedSheet }) {
  const { name, kind, region, size } = face;
  if (!region) return <div className={styles.metal} data-upright={name === 'left' || name === 'right' || undefined} />;
  return (
    <>
      <FaceCanvas {...sheet} region={region} size={size} borderPx={BORDER_PX} className={styles.pixels} />
      {kind === 'glass' && <div className={styles.edge} data-upright={name === 'left' || name === 'right' || undefined} />}
    </>
  );
});

/** The picture behind the glass: it moves sideways as seen at an angle, and its edge pixels fill what is uncovered. */
function GlassFront({ face, product, sheet, view }: FoldedObjectProps & { readonly face: ProductFace }) {
  const { thickness } = product;
  const border = Math.ceil(thickness * sheet.texturePxPerCm);
  const across = glassShift(thickness, view.yawDeg) * sheet.pxPerCm;
  const down = -glassShift(thickness, view.pitchDeg) * sheet.pxPerCm;
  return (
    <div className={styles.behindGlass}>
      <div className={styles.shifted} style={{ transform: `translate(${across}px, ${down}px)` }}>
        {face.region && <FaceCanvas {...sheet} region={face.region} size={face.size} borderPx={border} className={styles.pixels} />}
      </div>
    </div>
  );
}
