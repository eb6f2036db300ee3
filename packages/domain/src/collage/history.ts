import { itemAt } from '../units/item-at.ts';
import type { Collage } from './collage.ts';
import { isSameValue } from './same-value.ts';

/** Undo history of whole values, each different from the one before. */
export interface History {
  /** Past values, oldest first, at most MAX_STEPS. */
  readonly past: readonly Collage[];
  readonly present: Collage;
  /** Undone values, the next one to redo first. */
  readonly future: readonly Collage[];
  /** Key that joins the next step with the last one; null if the next step is separate. */
  readonly joinKey: string | null;
}

/** Number of steps that can be undone. */
export const MAX_STEPS = 200;

export function startHistory(collage: Collage): History {
  return { past: [], present: collage, future: [], joinKey: null };
}

/**
 * Records a change and discards undone values.
 *
 * @param next     the collage after the change; the present value itself changes nothing
 * @param joinKey  consecutive steps with the same key become one step: a drag is undone as a whole, and a drag back to its start is
 *   no step
 */
export function record(history: History, next: Collage, joinKey?: string): History {
  const { past, present } = history;
  if (next === present) return history;
  if (joinKey !== undefined && joinKey === history.joinKey) return joined(history, next);
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [], joinKey: joinKey ?? null };
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
 * Adds a change that belongs to an earlier step to every value since then; it is not a step of its own.
 *
 *     a ─ b ─ C ─ d   with C the first that `isSince`  →  a ─ b ─ C' ─ d'
 *
 * @param isSince  true for the first value to rewrite
 * @returns the same history if no value is rewritten
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
 * Rewrites every value, past and future, oldest first; this is not a step and cannot be undone. A step that no longer changes anything is
 * removed.
 *
 *     a ─ b ─ c ─ d   without what c added to b  →  a ─ b ─ d
 */
export function rewriteHistory({ past, present, future, joinKey }: History, rewrite: (collage: Collage) => Collage): History {
  const before = past.reduce<readonly Collage[]>((values, collage) => withStep(values, rewrite(collage)), []);
  const state = withStep(before, rewrite(present));
  const all = future.reduce((values, collage) => withStep(values, rewrite(collage)), state);
  const last = state.length - 1;
  return {
    past: all.slice(0, last),
    present: itemAt(all, last),
    future: all.slice(last + 1),
    joinKey: state === before ? null : joinKey,
  };
}

function withStep(values: readonly Collage[], next: Collage): readonly Collage[] {
  return isSameValue(values.at(-1), next) ? values : [...values, next];
}
