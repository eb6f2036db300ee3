import { memoize } from '@muro/domain';
import { sendAlive } from '../../client/alive.ts';
import { endpoint } from '../../client/endpoints.ts';
import { CHECK_INTERVAL_MS, FIRST_BEAT, type Heartbeat, heartbeat, isBeatDue } from '../../flow/saving/heartbeat.ts';
import type { Workspace } from '../../state/editor/workspace.ts';

/** The visit of a workspace to the server. It outlives the editor: returning to the editor continues it. */
export interface Visit {
  beat: Heartbeat;
  /** True if the person turned off uploads before saving. */
  areUploadsPaused: boolean;
}

export const visitOf = memoize((_: Workspace): Visit => ({ beat: FIRST_BEAT, areUploadsPaused: false }));

/**
 * Sends heartbeats until `signal` is aborted. [HB-01]
 *
 * @param onAnswer  called on each answer: failed loads may be retried now
 */
export function startHeartbeat(visit: Visit, signal: AbortSignal, onAnswer: () => void): void {
  const check = async (): Promise<void> => {
    const nowMs = Date.now();
    if (!isBeatDue(visit.beat, nowMs)) return;
    const before = visit.beat;
    visit.beat = heartbeat(before, { type: 'sent', nowMs });
    try {
      const session = await sendAlive(before.session, signal);
      visit.beat = heartbeat(visit.beat, { type: 'answered', session });
      onAnswer();
    } catch {
      visit.beat = signal.aborted ? before : heartbeat(visit.beat, { type: 'failed' });
    }
  };
  void check();
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    // Only logged: the specification's address is not called. [HB-06]
    if (visit.beat.session !== null) console.info(endpoint('appsessiondoneurl').replace('{session}', visit.beat.session));
  });
}
