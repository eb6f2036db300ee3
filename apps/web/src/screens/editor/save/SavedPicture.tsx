import { designPage, drawPage, productOf } from '@muro/domain';
import { useMemo } from 'react';
import { smallPicturesOf } from '../../../app/photos/small-pictures.ts';
import { ObjectPicture } from '../../../object/ObjectPicture.tsx';
import { collageOf } from '../../../state/collage/work.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import styles from './SaveDialog.module.css';

/** Longest side of the picture, CSS px. */
const SIDE_PX = 168;

/** The saved collage as the finished product. The text beside it says what it is. */
export function SavedPicture() {
  const workspace = useWorkspace();
  const collage = useWork(collageOf);
  const { shaper } = useShaper();
  const shown = useMemo(() => {
    if (!collage) return null;
    const page = designPage(collage.design);
    return {
      product: productOf(page.trim, page.material),
      drawing: drawPage(page, collage, { shaper, emptySlotColor: null }),
    };
  }, [collage, shaper]);
  if (!shown) return null;
  return (
    <div className={styles.picture} aria-hidden="true">
      <ObjectPicture {...shown} photos={smallPicturesOf(workspace)} sidePx={SIDE_PX} />
    </div>
  );
}
