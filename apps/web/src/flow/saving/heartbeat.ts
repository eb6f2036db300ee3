/** The heartbeat of a visit: pure, the runner asks every 5 s whether it is time. [HB-01 … HB-05] */
export interface Heartbeat {
  /** Id of the visit, as the server gave it; null before the first answer. */
  readonly session: string | null;
  /** When the last one was sent; null before the first. */
  readonly sentAtMs: number | null;
  /** Errors since the last answer. */
  readonly retries: number;
  /** The next check sends, whatever the clock says. */
  readonly isForced: boolean;
  readonly isWaiting: boolean;
}

export type HeartbeatEvent =
  | { readonly type: 'sent'; readonly nowMs: number }
  | { readonly type: 'answered'; readonly session: string }
  | { readonly type: 'failed' };

export const CHECK_EVERY_MS = 5_000;
export const SEND_AT_MOST_EVERY_MS = 300_000;

export const FIRST_BEAT: Heartbeat = { session: null, sentAtMs: null, retries: 0, isForced: false, isWaiting: false };

/** Whether a check at this moment sends. */
export function isBeatDue({ sentAtMs, isForced, isWaiting }: Heartbeat, nowMs: number): boolean {
  if (isWaiting) return false;
  return isForced || sentAtMs === null || nowMs - sentAtMs >= SEND_AT_MOST_EVERY_MS;
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
