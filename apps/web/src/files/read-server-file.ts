import type { Read } from './photo-read.ts';
import { rest } from './rest.ts';

type ServerFile = Read<{ readonly file: Blob }>;

/** A few hundred kilobytes, on a slow line: who never gets an answer holds a place that others wait for. */
const PATIENCE_MS = 60_000;
/** What a server says that is busy, or a proxy whose server starts anew. */
const PASSING = [429, 502, 503, 504];
/** Rests before it is asked again, ms: a restart, or a train through a tunnel. */
const RESTS_MS = [2_000, 5_000, 10_000];

/** A file of the server. What fails in passing is asked for again, some times. */
export async function readServerFile(src: string, signal: AbortSignal | undefined): Promise<ServerFile> {
  for (const restMs of [...RESTS_MS, null]) {
    const read = await fetchOnce(src, signal);
    if (read) return read;
    if (restMs === null || signal?.aborted) break;
    await rest(restMs * (0.75 + Math.random() / 2), signal);
  }
  return { error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' };
}

/** Null where it may come another time. */
async function fetchOnce(src: string, signal: AbortSignal | undefined): Promise<ServerFile | null> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(src, { credentials: 'same-origin', signal: signal ? AbortSignal.any([signal, patience]) : patience });
    if (answer.status === 200) return { error: null, file: await answer.blob() };
    if (PASSING.includes(answer.status)) return null;
    return { error: answer.status === 404 ? 'ERROR_NO_FILE_ACCESS' : 'ERROR_IMAGE_COULD_NOT_BE_LOADED' };
  } catch {
    return null;
  }
}
