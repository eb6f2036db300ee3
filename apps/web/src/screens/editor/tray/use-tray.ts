import { type Photo, usedCounts } from '@muro/domain';
import { useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { leavesCollage, type PhotoEntry } from '../../../flow/photos/photo-entry.ts';
import { shownPhotos } from '../../../flow/photos/tray-order.ts';
import { useEditorView, useOpenCollage, useReading, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useTextStore } from '../../../state/language/text-store.ts';
import type { PhotoLibrary } from '../../../state/photos/photo-library.ts';
import { isReading } from '../../../state/photos/reading-progress.ts';
import { useThrottled } from '../../../state/window/use-throttled.ts';

export interface TrayPhoto {
  readonly photo: PhotoEntry;
  readonly used: number;
}

const NO_PHOTOS: readonly Photo[] = [];

export function useCollagePhotos(): readonly Photo[] {
  return useOpenCollage(({ photos }) => photos) ?? NO_PHOTOS;
}

/** Returns every photo of the collage and every file that is being added or was refused, newest first. [CHOOSE-14] [CHOOSE-15] [PENT-05] */
export function useTray(): readonly TrayPhoto[] {
  const { library, photos, used } = useTrayState();
  return useMemo(() => {
    const { entries, order } = library;
    const inCollage = new Set(photos.map(({ id }) => id));
    return order
      .flatMap((id) => {
        const photo = entries[id];
        const belongs = photo && (inCollage.has(id) || leavesCollage(photo) || photo.isBeingAdded);
        return belongs ? [{ photo, used: used?.[id] ?? 0 }] : [];
      })
      .reverse();
  }, [photos, used, library]);
}

interface TrayState {
  readonly library: PhotoLibrary;
  readonly photos: readonly Photo[];
  readonly used: Readonly<Record<string, number>> | undefined;
}

/**
 * Returns the data of the tray. Tiles render with low priority (deferred), so that they do not delay changes of the collage; but not while
 * photos are read, when constant changes would defer them endlessly.
 */
function useTrayState(): TrayState {
  const library = useThrottled(useWorkspace().photos.store);
  const photos = useCollagePhotos();
  const used = useOpenCollage(useShallow(usedCounts));
  const isStillReading = useReading(isReading);
  const current = useMemo(() => ({ library, photos, used }), [library, photos, used]);
  const later = useDeferredValue(current);
  return isStillReading ? current : later;
}

/** Returns the tray in the person's sort order, unused photos first, without used ones if filtered. [WALL-25] */
export function useShownTray(tiles: readonly TrayPhoto[]): readonly TrayPhoto[] {
  const sort = useEditorView((view) => view.traySort);
  const isUnusedOnly = useEditorView((view) => view.isUnusedOnly);
  const locale = useTextStore((store) => store.locale);
  return useMemo(() => {
    const filteredTiles = isUnusedOnly ? tiles.filter(({ used }) => used === 0) : tiles;
    const named = filteredTiles
      .toReversed()
      .map((tile) => ({ ...tile, name: tile.photo.name, takenMs: tile.photo.takenMs, zoneMin: tile.photo.zoneMin }));
    const sorted = shownPhotos(named, sort, locale);
    return [...sorted.filter(({ used }) => used === 0), ...sorted.filter(({ used }) => used > 0)];
  }, [tiles, sort, isUnusedOnly, locale]);
}
