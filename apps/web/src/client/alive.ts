import type { AliveAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { postForm } from './http.ts';

/**
 * Sends a heartbeat, which keeps a signed-in session from expiring.
 *
 * @param session  id of this visit from the last answer, null before the first [HCALL-23]
 * @returns the id for the next heartbeat [HB-03]
 * @throws {HttpFault}
 */
export async function sendAlive(session: string | null, signal?: AbortSignal): Promise<string> {
  const { flashsession } = await postForm<AliveAnswer>(endpoint('heartbeaturl'), session === null ? {} : { s: session }, { signal });
  return flashsession;
}
