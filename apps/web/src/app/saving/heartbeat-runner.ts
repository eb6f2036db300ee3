import { sendAlive } from '../../client/alive.ts';
import { endpoint } from '../../client/endpoints.ts';
import { CHECK_EVERY_MS, FIRST_BEAT, type Heartbeat, heartbeat, isBeatDue } from '../../flow/saving/heartbeat.ts';
import { retryServerPhotos } from '../photos/photo-pictures.ts';

let beat: Heartbeat = FIRST_BEAT;
let users = 0;
let timer = 0;

/** Id of the visit for calls that carry it [UPLOAD-01]; null before the first answer. */
export function visitId(): string | null {
  return beat.session;
}

/** Keeps the session alive until the returned function is called; several callers share one heartbeat. [HB-01] */
export function startHeartbeat(): () => void {
  users += 1;
  if (users === 1) {
    void check();
    timer = window.setInterval(() => void check(), CHECK_EVERY_MS);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    clearInterval(timer);
    // Only logged: nothing is called there. [HB-06]
    if (beat.session !== null) console.info(endpoint('appsessiondoneurl').replace('{session}', beat.session));
  };
}

async function check(): Promise<void> {
  const nowMs = Date.now();
  if (!isBeatDue(beat, nowMs)) return;
  const wasLost = beat.retries > 0;
  beat = heartbeat(beat, { type: 'sent', nowMs });
  try {
    const session = await sendAlive(beat.session);
    beat = heartbeat(beat, { type: 'answered', session });
    if (wasLost) retryServerPhotos();
  } catch {
    beat = heartbeat(beat, { type: 'failed' });
  }
}
