import type { ActionName } from '../actions/actions.ts';

/** A repeated action of many users. */
export interface Stream {
  readonly action: ActionName;
  /** `perSecond`: fixed arrival rate, independent of running actions (open loop). `lanes`: each action starts when the previous one of its lane ends (closed loop). */
  readonly rate: { readonly perSecond: number } | { readonly lanes: number; readonly count: number };
}
