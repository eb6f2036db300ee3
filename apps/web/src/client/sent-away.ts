import type { ApiErrorKey } from '@muro/api';

/** What a server answers that too many ask, before it has done anything. */
const BUSY: ApiErrorKey = 'ERROR_BUSY';
/** How often a call is sent in all; about twenty seconds, then the person decides. */
export const MOST_TRIES = 4;
/** Where no time is named, and at most, s. */
const USUAL_S = 3;
const MOST_S = 10;
/** Those who were sent away at the same moment do not come again at the same moment, ms. */
const SPREAD_MS = 1000;

/** Whether the server sent this call away undone: then it may come again, whatever it asks for. */
function isSentAway({ status, text }: Answer): boolean {
  return status === 503 && text.includes(`"${BUSY}"`);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Its header, null without one. */
  readonly retryAfter: string | null;
}

/** Asks, and asks again when the server says so, as long as it sends the call away undone; some times. */
export async function askUntilTaken<One extends Answer>(askOnce: () => Promise<One>, signal: AbortSignal | undefined): Promise<One> {
  for (let tries = 1; ; tries++) {
    const answer = await askOnce();
    if (tries === MOST_TRIES || !isSentAway(answer)) return answer;
    await waitToAskAgain(answer.retryAfter, signal);
  }
}

/**
 * Waits until the server wants to be asked again, or until the caller gives up.
 *
 * @param retryAfter  its header, null without one
 */
function waitToAskAgain(retryAfter: string | null, signal: AbortSignal | undefined): Promise<void> {
  const seconds = Number(retryAfter ?? USUAL_S);
  const ms = Math.min(seconds >= 0 ? seconds : USUAL_S, MOST_S) * 1000 + Math.random() * SPREAD_MS;
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}
