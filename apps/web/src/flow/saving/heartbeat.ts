/** State machine of a visit's heartbeat. Pure: the runner checks every 5 s if a heartbeat is due. [HB-01 … HB-05] */
export interface Heartbeat {
  /** Id of the visit from the server; null before the first answer. */
  readonly session: string | null;
  /** Time of the last heartbeat; null before the first. */
  readonly sentAtMs: number | null;
  /** Number of errors since the last answer. */
  readonly retries: number;
  /** True if the next check sends regardless of the time. */
  readonly isForced: boolean;
  readonly isWaiting: boolean;
}

export type HeartbeatEvent =
  | { readonly type: 'sent'; readonly nowMs: number }
  | { readonly type: 'answered'; readonly session: string }
  | { readonly type: 'failed' };

export const CHECK_INTERVAL_MS = 5_000;
export const MIN_SEND_INTERVAL_MS = 300_000;

export const FIRST_BEAT: Heartbeat = { session: null, sentAtMs: null, retries: 0, isForced: false, isWaiting: false };

/** True if a heartbeat is due at this time. */
export function isBeatDue({ sentAtMs, isForced, isWaiting }: Heartbeat, nowMs: number): boolean {
  if (isWaiting) return false;
  return isForced || sentAtMs === null || nowMs - sentAtMs >= MIN_SEND_INTERVAL_MS;
}

export function heartbeat(state: Heartbeat, event: HeartbeatEvent): Heartbeat {
  switch (event.type) {
    case 'sent':
      return { ...state, sentAtMs: event.nowMs, isForced: false, isWaiting: true };
    case 'answered':
      return { ...state, session: event.session, retries: 0, isWaiting: false };
    case 'failed':
      return { ...state, retries: state.retries + 1, isForced: true, isWaiting: false };
  }
}
