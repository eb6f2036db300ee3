/** Photos chosen in the tray, and the one from which a range goes on. */
export interface TraySelection {
  readonly photoIds: readonly string[];
  readonly anchor: string;
}

/** Alone (a second time: not at all), besides the others, or everything from the anchor to here. */
export type PickHow = 'only' | 'toggle' | 'range';

/**
 * What is chosen after a click, tap or key on a photo.
 *
 * @param shown  photo ids as the tray shows them
 * @returns null when nothing is chosen any more
 */
export function pickedPhotos(
  selection: TraySelection | null,
  shown: readonly string[],
  photoId: string,
  how: PickHow,
): TraySelection | null {
  switch (how) {
    case 'only': {
      const isAlone = selection?.photoIds.length === 1 && selection.photoIds[0] === photoId;
      return isAlone ? null : { photoIds: [photoId], anchor: photoId };
    }
    case 'toggle': {
      const before = selection?.photoIds ?? [];
      const photoIds = before.includes(photoId) ? before.filter((id) => id !== photoId) : [...before, photoId];
      return photoIds.length > 0 ? { photoIds, anchor: photoId } : null;
    }
    case 'range': {
      const [from, to] = [shown.indexOf(selection?.anchor ?? photoId), shown.indexOf(photoId)];
      if (from < 0 || to < 0) return { photoIds: [photoId], anchor: photoId };
      return { photoIds: shown.slice(Math.min(from, to), Math.max(from, to) + 1), anchor: shown[from] ?? photoId };
    }
  }
}
