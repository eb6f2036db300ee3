import { availableParallelism } from 'node:os';
import { type ChildPool, createChildPool, type PoolOptions } from '../../children/child-pool.ts';
import { ChildFailure } from '../../children/run-in-child.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Documents } from '../types/documents.ts';
import { checkDocument, documentNames, readDocument } from '../use-cases/check-document.ts';
import type { DocumentAnswer, DocumentTask, WordsTask } from './document-tasks.ts';
import { findCutWords } from './find-cut-words.ts';

/** Length up to which a document is read in some milliseconds, whatever it contains; a longer one is read in a child process. */
const SHORT_CHARS = 200_000;

/** Limits of a child process. The longest document that users create takes a fifth of a second and 200 MB. */
const LIMITS: PoolOptions = {
  entry: 'document-child',
  size: Math.min(2, availableParallelism()),
  maxWaiting: 100,
  maxWaitingMs: 20_000,
  timeoutMs: 3_000,
  elapsedLimitMs: 20_000,
  maxBytes: 500_000_000,
  idleMs: 30_000,
};
/** A child may also be killed from outside; if all of these attempts end with a dead child, the document is the cause. */
const MAX_ATTEMPTS = 2;
const RETRY_AFTER_S = 5;

export interface DocumentChecking extends Documents {
  pids(): readonly number[];
  stop(): Promise<void>;
}

type DocumentPool = ChildPool<DocumentTask | WordsTask, DocumentAnswer>;

/** Checks collage documents; a malicious document fails its own save, never the server. */
export function createDocumentChecker(limits: Partial<PoolOptions> = {}): DocumentChecking {
  const pool = createChildPool<DocumentTask | WordsTask, DocumentAnswer>({ ...LIMITS, ...limits });
  return {
    open: async (xml) => (xml.length > SHORT_CHARS ? await openInChild(pool, xml) : openInProcess(xml)),
    hasCutWords: findCutWords((task) => runWithRetries(pool, task)),
    pids: pool.pids,
    stop: pool.stop,
  };
}

function openInProcess(xml: string): Awaited<ReturnType<Documents['open']>> {
  const read = readDocument(xml);
  if (!read.ok) return read;
  return done({ names: documentNames(read.value), check: async (context) => checkDocument(read.value, context) });
}

async function openInChild(pool: DocumentPool, xml: string): ReturnType<Documents['open']> {
  const answer = await runWithRetries(pool, { xml, context: null });
  if ('ok' in answer) return answer;
  if (answer.kind !== 'read') throw new RangeError(`Expected the names of a document but received '${answer.kind}'`);
  if (!answer.result.ok) return answer.result;
  return done({
    names: answer.result.value,
    async check(context) {
      const checked = await runWithRetries(pool, { xml, context });
      if ('ok' in checked) return checked;
      if (checked.kind !== 'checked') throw new RangeError(`Expected a checked document but received '${checked.kind}'`);
      return checked.result;
    },
  });
}

/** Returns the child's answer, or a refusal. */
async function runWithRetries(pool: DocumentPool, task: DocumentTask | WordsTask): Promise<DocumentAnswer | Result<never>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.run(task);
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error;
      const { reason } = error;
      if ((reason === 'died' || reason === 'stopped') && attempt < MAX_ATTEMPTS) continue;
      if (reason === 'busy' || reason === 'late' || reason === 'stopped') return refuse('ERROR_TOO_MANY', { retryAfterS: RETRY_AFTER_S });
      return refuse('ERROR_XML', { place: 'collage: takes too long or too much memory to be read' });
    }
  }
}
