import type { Template } from '@muro/domain';
import { useEffect, useState } from 'react';
import type { SampleLook } from '../../app/catalogue/sample-look.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';

/**
 * Returns the look of the design with the sample photographs of its card; null while it is loading. Loading begins once the room has loaded.
 * If they cannot be loaded, the places stay empty. [WALL-20]
 *
 * @param isWanted  false if the design shows the buyer's photos
 */
export function useSampleLook({ id }: Template, isWanted: boolean): SampleLook | null {
  const [look, setLook] = useState<SampleLook | null>(null);
  const isToLoad = isWanted && look === null;
  useEffect(() => {
    if (!isToLoad) return;
    let isUnmounted = false;
    const load = async (): Promise<void> => {
      await lazyPart(() => import('../../room/Room.tsx'));
      const { loadSampleLook } = await lazyPart(() => import('../../app/catalogue/sample-look.ts'));
      const loaded = await loadSampleLook(id);
      if (!isUnmounted) setLook(loaded);
    };
    load().catch((error: unknown) => console.warn(error));
    return () => {
      isUnmounted = true;
    };
  }, [id, isToLoad]);
  useEffect(() => () => look?.photos.release(), [look]);
  return isWanted ? look : null;
}
