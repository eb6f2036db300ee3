import type { ActName } from '../acts/acts.ts';

/** A repeated act of many users. */
export interface Stream {
  readonly act: ActName;
  /** `perSecond`: fixed arrival rate, independent of running acts (open loop). `lanes`: each act starts when the previous one of its lane ends (closed loop). */
  readonly rate: { readonly perSecond: number } | { readonly lanes: number; readonly count: number };
}
