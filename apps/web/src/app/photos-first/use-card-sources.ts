import { useMemo } from 'react';
import { collageOf } from '../../state/collage/work-store.ts';
import { useShaper } from '../../state/editor/collage-tools.ts';
import { useWork } from '../../state/editor/use-workspace.ts';

/** What all cards are drawn of: another object when some of it has changed. */
export function useCardSources() {
  const collage = useWork(collageOf);
  const photosFirst = useWork((work) => work.photosFirst);
  const { shaper } = useShaper();
  return useMemo(() => ({ collage, photosFirst, shaper }), [collage, photosFirst, shaper]);
}
