import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { refusedPhotos, undismissedRefusals } from '../../flow/photos/refused-photos.ts';
import { usePhotoLibrary, useReading } from '../../state/editor/use-workspace.ts';
import { isReading } from '../../state/photos/reading-progress.ts';

export interface RefusedNotices {
  /** Refused files that have not been dismissed. */
  readonly refused: readonly PhotoEntry[];
  readonly dismiss: () => void;
}

const NONE: readonly PhotoEntry[] = [];

/** Returns the chosen files that could not be used, once all have been read, without those that were dismissed. [PENT-09] [INGEST-14] */
export function useRefusedNotices(): RefusedNotices {
  const refused = usePhotoLibrary(useShallow(refusedPhotos));
  const isStillReading = useReading(isReading);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const notices = useMemo(() => undismissedRefusals(refused, dismissed), [refused, dismissed]);
  return { refused: isStillReading ? NONE : notices, dismiss: () => setDismissed(new Set(refused.map(({ id }) => id))) };
}
