import type { AliveAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { postForm } from './http.ts';

/**
 * One heartbeat. It keeps a signed-in session from running out.
 *
 * @param session  id of this visit as the last answer gave it, null before the first [HCALL-23]
 * @returns the id from now on [HB-03]
 * @throws {HttpFault}
 */
export async function sendAlive(session: string | null, signal?: AbortSignal): Promise<string> {
  const { flashsession } = await postForm<AliveAnswer>(endpoint('heartbeaturl'), session === null ? {} : { s: session }, { signal });
  return flashsession;
}
