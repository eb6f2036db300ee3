import type { Worker } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import type { DatabaseListeners } from './lite-place.ts';
import type { ThreadAnswer, ThreadAsk, ThreadFault, ThreadMessage } from './thread-messages.ts';

export interface AskedThread {
  /** When the database is open; it fails where that cannot be opened. */
  readonly opened: Promise<void>;
  /** @returns the number of the message and, later, its answer */
  ask(what: ThreadAsk): { readonly id: number; readonly answer: Promise<Results | null> };
  end(): Promise<void>;
}

interface Waiting {
  done(results: Results | null): void;
  fail(error: Error): void;
}

/** Numbers what is asked of the thread, and brings each answer to whom it is for. */
export function askThread(thread: Worker, { onDiskFault, onThreadEnd }: Required<DatabaseListeners>): AskedThread {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isEnding = false;

  const take = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    return one;
  };
  const opened = new Promise<void>((done, fail) => {
    const broke = (error: Error) => {
      fail(error);
      if (isEnding) return;
      isEnding = true;
      for (const id of [...waiting.keys()]) take(id)?.fail(error);
      onThreadEnd(error);
    };
    thread.on('message', (answer: ThreadAnswer) => {
      switch (answer.kind) {
        case 'opened':
          return done();
        case 'shut':
          isEnding = true;
          return fail(errorOf(answer.fault));
        case 'disk-fault':
          return onDiskFault(new Error(answer.message));
        case 'done':
          return take(answer.id)?.done(answer.results);
        case 'failed':
          return take(answer.id)?.fail(errorOf(answer.fault));
      }
    });
    thread.on('error', broke);
    thread.on('exit', (code) => broke(new Error(`It ended with ${code}.`)));
  });

  return {
    opened,
    ask(what) {
      const id = asked++;
      const answer = new Promise<Results | null>((done, fail) => waiting.set(id, { done, fail }));
      thread.postMessage({ id, ask: what } satisfies ThreadMessage);
      return { id, answer };
    },
    async end() {
      isEnding = true;
      await thread.terminate();
    },
  };
}

function errorOf({ message, ...facts }: ThreadFault): Error {
  return Object.assign(new Error(message), facts);
}
