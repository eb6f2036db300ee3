import { leavesCollage, type PhotoEntry } from './photo-entry.ts';

/** Returns the files that could not be used, in the order they were chosen; the tray shows each until it is dismissed. [PENT-09] */
export function refusedPhotos(library: {
  readonly entries: Readonly<Record<string, PhotoEntry>>;
  readonly order: readonly string[];
}): readonly PhotoEntry[] {
  return library.order.flatMap((id) => library.entries[id] ?? []).filter(leavesCollage);
}

/** Returns the refused photos that have not been dismissed. */
export function undismissedRefusals(refused: readonly PhotoEntry[], dismissed: ReadonlySet<string>): readonly PhotoEntry[] {
  return refused.filter(({ id }) => !dismissed.has(id));
}
