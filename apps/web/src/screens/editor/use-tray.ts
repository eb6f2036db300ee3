import { type Collage, usedCounts } from '@muro/domain';
import { useMemo } from 'react';
import { usePhotoLibrary } from '../../app/photo-library.ts';
import { leavesCollage, type PhotoEntry } from '../../flow/photo-entry.ts';

export interface TrayPhoto {
  readonly photo: PhotoEntry;
  readonly used: number;
}

/** Every photo of the collage and every file that is coming in or was refused, newest first. [CHOOSE-14] [CHOOSE-15] [PENT-05] */
export function useTray(collage: Collage): readonly TrayPhoto[] {
  const { entries, order } = usePhotoLibrary();
  return useMemo(() => {
    const used = usedCounts(collage);
    const inCollage = new Set(collage.photos.map(({ id }) => id));
    return order
      .flatMap((id) => {
        const photo = entries[id];
        const belongs = photo && (inCollage.has(id) || leavesCollage(photo) || photo.original === null);
        return belongs ? [{ photo, used: used[id] ?? 0 }] : [];
      })
      .reverse();
  }, [collage, entries, order]);
}
