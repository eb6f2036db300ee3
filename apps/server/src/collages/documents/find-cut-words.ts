import { memoizeLru } from '@muro/domain';
import type { Result } from '../../values/result.ts';
import { shortHash } from '../../values/short-hash.ts';
import type { Documents } from '../types/documents.ts';
import type { DocumentAnswer, WordsTask } from './document-tasks.ts';

/** Result of checking a document; null: not checked yet. */
interface CutResult {
  isCut: boolean | null;
}

/** Size of the LRU cache of results: a version is immutable, but a cart asks for it repeatedly. */
const CACHE_SIZE = 500;

/**
 * Typesets the texts in a child process, because fonts need memory. If the child is busy or dies, there is no warning and the next request
 * checks again.
 */
export function findCutWords(run: (task: WordsTask) => Promise<DocumentAnswer | Result<never>>): Documents['hasCutWords'] {
  const resultOf = memoizeLru(
    CACHE_SIZE,
    ({ xml, staticDesign }: WordsTask) => `${staticDesign?.hash ?? ''} ${shortHash(xml)}`,
    (): CutResult => ({ isCut: null }),
  );
  return async (xml, staticDesign) => {
    const task = { xml, staticDesign };
    const result = resultOf(task);
    if (result.isCut === null) {
      const answer = await run(task);
      if ('kind' in answer && answer.kind === 'words') result.isCut = answer.isCut;
    }
    return result.isCut ?? false;
  };
}
