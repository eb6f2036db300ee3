import { abortableDelay } from './abortable-delay.ts';
import type { Read } from './photo-read.ts';

type ServerFile = Read<{ readonly file: Blob }>;

/** Time limit for a few hundred kilobytes on a slow line: a request without an answer would block one of few slots. */
const TIMEOUT_MS = 60_000;
/** Transient statuses: an overloaded server, or a proxy whose server is restarting. */
const TRANSIENT_STATUSES = [429, 502, 503, 504];
/** Delays before retries, ms: enough for a restart, or a train in a tunnel. */
const RETRY_DELAYS_MS = [2_000, 5_000, 10_000];

/** Loads a file from the server. Transient failures are retried. */
export async function readServerFile(src: string, signal: AbortSignal | undefined): Promise<ServerFile> {
  for (const delayMs of [...RETRY_DELAYS_MS, null]) {
    const read = await fetchOnce(src, signal);
    if (read) return read;
    if (delayMs === null || signal?.aborted) break;
    await abortableDelay(delayMs * (0.75 + Math.random() / 2), signal);
  }
  return { error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' };
}

/** Returns null for a transient failure. */
async function fetchOnce(src: string, signal: AbortSignal | undefined): Promise<ServerFile | null> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(src, { credentials: 'same-origin', signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (answer.status === 200) return { error: null, file: await answer.blob() };
    if (TRANSIENT_STATUSES.includes(answer.status)) return null;
    return { error: answer.status === 404 ? 'ERROR_NO_FILE_ACCESS' : 'ERROR_IMAGE_COULD_NOT_BE_LOADED' };
  } catch {
    return null;
  }
}
