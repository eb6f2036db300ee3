import { memoizeLru } from '@muro/domain';
import { markOf } from '../../values/mark-of.ts';
import type { Result } from '../../values/result.ts';
import type { Documents } from '../types/documents.ts';
import type { DocumentAnswer, WordsTask } from './document-tasks.ts';

/** Findings about a document; null: not checked yet. */
interface Look {
  isCut: boolean | null;
}

/** A version stays as it is, but a cart asks for it again and again. */
const MOST_REMEMBERED = 500;

/** Has texts set in a child, since fonts take memory. A child that has no time or dies warns of nothing, and is asked again. */
export function findCutWords(run: (task: WordsTask) => Promise<DocumentAnswer | Result<never>>): Documents['hasCutWords'] {
  const lookAt = memoizeLru(
    MOST_REMEMBERED,
    ({ xml, staticDesign }: WordsTask) => `${staticDesign?.hash ?? ''} ${markOf(xml)}`,
    (): Look => ({ isCut: null }),
  );
  return async (xml, staticDesign) => {
    const task = { xml, staticDesign };
    const look = lookAt(task);
    if (look.isCut === null) {
      const answer = await run(task);
      if ('kind' in answer && answer.kind === 'words') look.isCut = answer.isCut;
    }
    return look.isCut ?? false;
  };
}
