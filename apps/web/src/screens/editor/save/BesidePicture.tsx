import { designPage, drawPage, productOf } from '@muro/domain';
import { type ReactNode, useMemo } from 'react';
import { smallPicturesOf } from '../../../app/photos/small-pictures.ts';
import { ObjectPicture } from '../../../object/ObjectPicture.tsx';
import { collageOf } from '../../../state/collage/work.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useEditorShape } from '../../../state/window/use-editor-shape.ts';
import styles from './SaveDialog.module.css';

/** Longest side of the picture, CSS px; smaller where the dialog is a sheet. */
const SIDE_PX = { wide: 264, folded: 264, narrow: 168, low: 168 } as const;

/** Words beside the collage as the finished product, at the same place from the check of the account to the saved collage. */
export function BesidePicture({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <Picture />
      <div className={styles.beside}>{children}</div>
    </div>
  );
}

function Picture() {
  const workspace = useWorkspace();
  const shape = useEditorShape();
  const collage = useWork(collageOf);
  const { shaper } = useShaper();
  const object = useMemo(() => {
    if (!collage) return null;
    const page = designPage(collage.design);
    return {
      product: productOf(page.trim, page.material),
      drawing: drawPage(page, collage, { shaper, emptySlotColor: null }),
    };
  }, [collage, shaper]);
  if (!object) return null;
  return (
    <div className={styles.picture} aria-hidden="true">
      <ObjectPicture {...object} photos={smallPicturesOf(workspace)} sidePx={SIDE_PX[shape]} />
    </div>
  );
}
