/** The selection in the tray, and the anchor of a range selection. */
export interface TraySelection {
  readonly photoIds: readonly string[];
  readonly anchor: string;
}

/** Selects only this photo (or deselects it if it is alone), toggles it, or selects everything from the anchor to here. */
export type PickHow = 'only' | 'toggle' | 'range';

/**
 * Returns the selection after a click, tap or key on a photo.
 *
 * @param visibleIds  photo ids as the tray shows them
 * @returns null if nothing is selected
 */
export function pickedPhotos(
  selection: TraySelection | null,
  visibleIds: readonly string[],
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
      const [from, to] = [visibleIds.indexOf(selection?.anchor ?? photoId), visibleIds.indexOf(photoId)];
      if (from < 0 || to < 0) return { photoIds: [photoId], anchor: photoId };
      return { photoIds: visibleIds.slice(Math.min(from, to), Math.max(from, to) + 1), anchor: visibleIds[from] ?? photoId };
    }
  }
}
