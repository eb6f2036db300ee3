import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { refusedPhotos } from '../../flow/photos/refused-photos.ts';
import { usePhotoLibrary, useReading } from '../../state/editor/use-workspace.ts';
import { isReading } from '../../state/photos/reading-progress.ts';

export interface RefusedNews {
  /** Empty while there is nothing to say of them. */
  readonly refused: readonly PhotoEntry[];
  readonly putAway: () => void;
}

/** Chosen files that could not be used, once all are read; other ones are said anew after these were put away. [PENT-09] [INGEST-14] */
export function useRefusedNews(): RefusedNews {
  const refused = usePhotoLibrary(useShallow(refusedPhotos));
  const isStillReading = useReading(isReading);
  const [away, setAway] = useState('');
  const ids = refused.map(({ id }) => id).join();
  return { refused: isStillReading || away === ids ? [] : refused, putAway: () => setAway(ids) };
}
