import type { Worker } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import type { DatabaseListeners } from './lite-place.ts';
import type { ThreadAnswer, ThreadFault, ThreadMessage, ThreadRequest } from './thread-messages.ts';

export interface ThreadClient {
  /** Resolves when the database is open; rejects if it cannot be opened. */
  readonly opened: Promise<void>;
  /** @returns the id of the message and, later, its answer */
  send(request: ThreadRequest): { readonly id: number; readonly answer: Promise<Results | null> };
  /** Closes the database after the open transactions have ended, then ends the thread. */
  close(): Promise<void>;
}

interface PendingRequest {
  done(results: Results | null): void;
  fail(error: Error): void;
}

/** Sends requests to the database thread and matches the answers to them by their ids. */
export function createThreadClient(thread: Worker, { onDiskFault, onThreadEnd }: Required<DatabaseListeners>): ThreadClient {
  const { add, take, failAll } = createPendingRequests();
  let lastId = 0;
  let isClosing = false;
  let hasEnded = false;

  const opened = new Promise<void>((done, fail) => {
    const onEnd = (error: Error) => {
      fail(error);
      failAll(error);
      if (!isClosing && !hasEnded) onThreadEnd(error);
      hasEnded = true;
    };
    thread.on('message', (answer: ThreadAnswer) => {
      switch (answer.kind) {
        case 'opened':
          return done();
        case 'shut':
          hasEnded = true;
          thread.terminate();
          return fail(errorOf(answer.fault));
        case 'disk-fault':
          return onDiskFault(new Error(answer.message));
        case 'done':
          return take(answer.id)?.done(answer.results);
        case 'failed':
          return take(answer.id)?.fail(errorOf(answer.fault));
      }
    });
    thread.on('error', onEnd);
    thread.on('exit', (code) => onEnd(new Error(`Its thread ended with ${code}.`)));
  });

  const send: ThreadClient['send'] = (request) => {
    const id = lastId++;
    if (hasEnded || (isClosing && isNew(request))) return { id, answer: Promise.reject(new Error('The database is closed.')) };
    const answer = new Promise<Results | null>((done, fail) => add(id, { done, fail }));
    thread.postMessage({ id, request } satisfies ThreadMessage);
    return { id, answer };
  };
  return {
    opened,
    send,
    async close() {
      isClosing = true;
      if (!hasEnded) await send({ kind: 'close' }).answer.finally(() => thread.terminate());
    },
  };
}

/** Creates the register of pending requests, by id. */
function createPendingRequests() {
  const pending = new Map<number, PendingRequest>();
  const take = (id: number): PendingRequest | undefined => {
    const request = pending.get(id);
    pending.delete(id);
    return request;
  };
  return {
    add: (id: number, request: PendingRequest) => void pending.set(id, request),
    take,
    failAll(error: Error) {
      for (const id of [...pending.keys()]) take(id)?.fail(error);
    },
  };
}

/** True for requests that start new work. Requests of an open transaction are still accepted while the database closes. */
const isNew = (request: ThreadRequest): boolean =>
  request.kind === 'begin' || request.kind === 'copy' || (request.kind === 'query' && request.within === null);

function errorOf({ message, ...facts }: ThreadFault): Error {
  return Object.assign(new Error(message), facts);
}
