import type { LoadAnswer } from '@muro/api';
import type { PhotoTime } from '../flow/photos/photo-time.ts';
import { endpoint } from './endpoints.ts';
import { HttpFault, postForm } from './http.ts';

/** The specification prescribes this sentence in Dutch. [ERR-03] */
export const NO_COLLAGE_DATA = 'De collage gegevens waren niet beschikbaar tijdens het laden';

export interface LoadedCollage {
  readonly collageXml: string;
  readonly collageId: string;
  readonly version: number;
  /** Keyed by photo id; photos with an unknown time are left out. */
  readonly times: Readonly<Record<string, PhotoTime>>;
}

/**
 * Loads a saved collage. [HCALL-16] [HCALL-17]
 *
 * @throws {HttpFault} `NO_COLLAGE_DATA` if collagexml or editor is missing;
 * key ERROR_NOT_SIGNED_IN or ERROR_NOT_FOUND if the server refuses
 */
export async function loadCollage(collageId: string, signal?: AbortSignal): Promise<LoadedCollage> {
  const answer = await postForm<Partial<LoadAnswer>>(endpoint('loadxmlurl'), { collageid: collageId }, { signal });
  return readLoadAnswer(answer, collageId);
}

export function readLoadAnswer(answer: Partial<LoadAnswer>, collageId: string): LoadedCollage {
  if (!answer.collagexml || !answer.editor) throw new HttpFault('unreadable', NO_COLLAGE_DATA, { status: 200 });
  return {
    collageXml: answer.collagexml,
    collageId: String(answer.collageid ?? collageId),
    version: answer.version ?? 1,
    times: timesOf(answer),
  };
}

function timesOf({ taken = {}, zones = {}, fileTimes = [] }: Partial<LoadAnswer>): LoadedCollage['times'] {
  const timed = Object.entries(taken).map(([id, takenMs]) => {
    const time = { takenMs, zoneMin: zones[id] ?? null };
    return [id, fileTimes.includes(id) ? { ...time, isFileTime: true } : time];
  });
  return Object.fromEntries(timed);
}
