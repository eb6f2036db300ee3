import { itemAt } from '../units/item-at.ts';
import type { Collage } from './collage.ts';
import { isSameValue } from './same-value.ts';

/** Whole past values, each unlike the one before it: undo is taking one back. */
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
 * @param next     the collage now; the present itself changes nothing
 * @param joinKey  steps with one key, one after another, are one step: a drag is undone as a whole, and one that leads back
 *                 to where it began is none
 */
export function record(history: History, next: Collage, joinKey?: string): History {
  const { past, present } = history;
  if (next === present) return history;
  if (joinKey !== undefined && joinKey === history.joinKey) return joined(history, next);
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [], joinKey: joinKey ?? null };
}

function joined({ past, joinKey }: History, next: Collage): History {
  const before = past.at(-1);
  if (!before || !isSameValue(before, next)) return { past, present: next, future: [], joinKey };
  return { past: past.slice(0, -1), present: before, future: [], joinKey: null };
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

/**
 * The history after something that belongs to a step taken before: every value since then has it, and it is no step of its own.
 *
 *     a ─ b ─ C ─ d   with C the first that `isSince`  →  a ─ b ─ C' ─ d'
 *
 * @param isSince  true of the first value that has to be rewritten; where no value is, it is the very history that was there
 */
export function rewriteSince(history: History, isSince: (collage: Collage) => boolean, rewrite: (collage: Collage) => Collage): History {
  let hasBegun = false;
  const rewritten = rewriteHistory(history, (collage) => {
    hasBegun ||= isSince(collage);
    return hasBegun ? rewrite(collage) : collage;
  });
  return hasBegun ? rewritten : history;
}

/**
 * Every value, past and to come, from the oldest on, as `rewrite` makes it: no step, nothing of it can be undone. A step that
 * changes nothing any more goes; what it led to is the very value that it came from.
 *
 *     a ─ b ─ c ─ d   without what c added to b  →  a ─ b ─ d
 */
export function rewriteHistory({ past, present, future, joinKey }: History, rewrite: (collage: Collage) => Collage): History {
  const before = past.reduce<readonly Collage[]>((values, collage) => withStep(values, rewrite(collage)), []);
  const now = withStep(before, rewrite(present));
  const all = future.reduce((values, collage) => withStep(values, rewrite(collage)), now);
  const at = now.length - 1;
  return {
    past: all.slice(0, at),
    present: itemAt(all, at),
    future: all.slice(at + 1),
    joinKey: now === before ? null : joinKey,
  };
}

function withStep(values: readonly Collage[], next: Collage): readonly Collage[] {
  return isSameValue(values.at(-1), next) ? values : [...values, next];
}
