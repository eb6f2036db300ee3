import type { Photo } from '../photo/photo.ts';
import { renamePhoto } from './change-photos.ts';
import type { Collage } from './collage.ts';
import { isSameValue, keepUnchanged } from './same-value.ts';

/** Whole past values: undo is taking one back. */
export interface History {
  /** Oldest first, at most MOST_STEPS. */
  readonly past: readonly Collage[];
  readonly present: Collage;
  /** What was undone, the next one to redo first. */
  readonly future: readonly Collage[];
  /** Steps that follow with the same key belong to the last one; null when the next one stands for itself. */
  readonly joinKey: string | null;
}

/** Steps that can be undone. */
export const MOST_STEPS = 200;

export function startHistory(collage: Collage): History {
  return { past: [], present: collage, future: [], joinKey: null };
}

/**
 * The history after a change. What was undone before is given up.
 *
 * A change that only gives photos their new names (the server stored them) is no step: every value, past and to come,
 * gets the new names, so that undo never brings back a name that the server does not know.
 *
 * @param next     the collage now; the present itself changes nothing
 * @param joinKey  steps with one key, one after another, are one step: a drag is undone as a whole
 */
export function record(history: History, next: Collage, joinKey?: string): History {
  const { past, present } = history;
  if (next === present) return history;
  const renames = renamesBetween(present, next);
  if (renames) return renamedHistory(history, renames, next);
  if (joinKey !== undefined && joinKey === history.joinKey) return { ...history, present: next, future: [] };
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [], joinKey: joinKey ?? null };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], joinKey: null };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.present], present: after, future, joinKey: null };
}

export function canUndo(history: History): boolean {
  return history.past.length > 0;
}

export function canRedo(history: History): boolean {
  return history.future.length > 0;
}

interface Rename {
  readonly from: string;
  readonly photo: Photo;
}

/** The photos that changed, when nothing else did; null for any other change. */
function renamesBetween(before: Collage, after: Collage): readonly Rename[] | null {
  if (before.photos === after.photos || before.photos.length !== after.photos.length) return null;
  const renames = before.photos.flatMap(({ id: from }, index): Rename[] => {
    const photo = after.photos[index];
    return photo && !isSameValue(photo, before.photos[index]) ? [{ from, photo }] : [];
  });
  return renames.length > 0 && isSameValue(renamed(before, renames), after) ? renames : null;
}

function renamedHistory(history: History, renames: readonly Rename[], present: Collage): History {
  const rewrite = (collage: Collage) => keepUnchanged(collage, renamed(collage, renames));
  return { ...history, past: history.past.map(rewrite), present, future: history.future.map(rewrite) };
}

function renamed(collage: Collage, renames: readonly Rename[]): Collage {
  return renames.reduce((each, { from, photo }) => renamePhoto(each, from, photo), collage);
}
