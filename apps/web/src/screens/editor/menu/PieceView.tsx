import { type Collage, isMaterialCode, productOf } from '@muro/domain';
import { useDeferredValue, useMemo } from 'react';
import { smallPicturesOf } from '../../../app/photos/small-pictures.ts';
import { sceneDrawing } from '../../../canvas/paint-scene.ts';
import { ProductObject } from '../../../object/ProductObject.tsx';
import { pageOf } from '../../../state/collage/open-page.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import styles from './PieceView.module.css';

/** The box that the piece fits into, CSS px. */
const ROOM = { widthPx: 168, heightPx: 112 };
const FROM_THE_SIDE = { yawDeg: 30, pitchDeg: 8 };

/** The finished piece of the open collage, seen a little from the side; it follows the collage at low priority. [WALL-23] */
export function PieceView() {
  const collage = useDeferredValue(useOpenCollage((collage) => collage));
  return <div className={styles.view}>{collage && <Piece collage={collage} />}</div>;
}

function Piece({ collage }: { readonly collage: Collage }) {
  const workspace = useWorkspace();
  const shaper = useShaper((store) => store.shaper);
  const { size, material } = collage.design;
  const { width, height } = size;
  const product = useMemo(() => productOf({ width, height }, isMaterialCode(material) ? material : ''), [width, height, material]);
  const pxPerCm = Math.min(ROOM.widthPx / width, ROOM.heightPx / height);
  const drawing = useMemo(() => {
    const page = pageOf(collage);
    return sceneDrawing({ page, collage, shaper, viewRect: page.sheet, pxPerCm });
  }, [collage, shaper, pxPerCm]);
  return (
    <ProductObject
      product={product}
      drawing={drawing}
      photos={smallPicturesOf(workspace)}
      pxPerCm={pxPerCm}
      view={FROM_THE_SIDE}
      label=""
    />
  );
}
