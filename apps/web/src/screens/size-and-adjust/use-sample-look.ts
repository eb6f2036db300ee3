import type { Template } from '@muro/domain';
import { startTransition, useEffect, useState } from 'react';
import { loadSampleLook, type SampleLook } from '../../app/catalogue/sample-look.ts';

/**
 * Returns the look of the design with the sample photographs of its card; null while it is loading. If they cannot be loaded, the places
 * stay empty. [WALL-20]
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
      const loaded = await loadSampleLook(id);
      // In slices: the photographs appear everywhere on the page at once.
      if (!isUnmounted) startTransition(() => setLook(loaded));
    };
    load().catch((error: unknown) => console.warn(error));
    return () => {
      isUnmounted = true;
    };
  }, [id, isToLoad]);
  useEffect(() => () => look?.photos.release(), [look]);
  return isWanted ? look : null;
}
