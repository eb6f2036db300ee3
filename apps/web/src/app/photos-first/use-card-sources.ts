import { useMemo } from 'react';
import { collageOf } from '../../state/collage/work.ts';
import { useShaper } from '../../state/editor/collage-tools.ts';
import { useWork } from '../../state/editor/use-workspace.ts';

/** Returns the shared inputs of all card drawings; a new object when one of them changes. */
export function useCardSources() {
  const collage = useWork(collageOf);
  const photosFirst = useWork((work) => work.photosFirst);
  const { shaper } = useShaper();
  return useMemo(() => ({ collage, photosFirst, shaper }), [collage, photosFirst, shaper]);
}
