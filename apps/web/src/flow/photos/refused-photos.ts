import { leavesCollage, type PhotoEntry } from './photo-entry.ts';

/** Files that could not be used, in the order they were chosen; the tray shows each until it is cleared away. [PENT-09] */
export function refusedPhotos(library: {
  readonly entries: Readonly<Record<string, PhotoEntry>>;
  readonly order: readonly string[];
}): readonly PhotoEntry[] {
  return library.order.flatMap((id) => library.entries[id] ?? []).filter(leavesCollage);
}

/** Which of them there is something to say of: those that were not put away. */
export function refusedNews(refused: readonly PhotoEntry[], away: ReadonlySet<string>): readonly PhotoEntry[] {
  return refused.filter(({ id }) => !away.has(id));
}
