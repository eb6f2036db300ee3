import { Worker } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import { threadEntry } from '../../children/child-entry.ts';
import { childEnvironment } from '../../children/child-environment.ts';
import type { DatabaseListeners, LitePlace } from './lite-place.ts';
import { createThreadClient } from './thread-client.ts';

type Query = (sql: string, values?: unknown[], options?: QueryOptions) => Promise<Results>;

/** The operations of an embedded database that the server uses. */
export interface EmbeddedClient {
  readonly query: Query;
  transaction<T>(work: (tx: { readonly query: Query }) => Promise<T>): Promise<T>;
  /** Copies the files of this moment into a new folder; undefined for a database in this thread. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens an embedded database in a worker thread, so that its computing and its disk waits do not block requests that do not use it. */
export async function startThread(place: LitePlace, listeners: Required<DatabaseListeners>): Promise<EmbeddedClient> {
  const thread = createThreadClient(new Worker(threadEntry('database-thread'), { workerData: place, env: childEnvironment() }), listeners);
  const queryWithin =
    (within: number | null): Query =>
    async (sql, values = [], { rowMode = 'object', parsers = {} } = {}) => {
      const asText = Object.keys(parsers).map(Number);
      return (await thread.send({ kind: 'query', sql, values, rowMode, asText, within }).answer) as Results;
    };
  await thread.opened;
  return {
    query: queryWithin(null),
    async transaction(work) {
      const { id: transaction, answer } = thread.send({ kind: 'begin' });
      await answer;
      try {
        const result = await work({ query: queryWithin(transaction) });
        await thread.send({ kind: 'commit', transaction }).answer;
        return result;
      } catch (error) {
        // A failed commit has already ended the transaction.
        await thread.send({ kind: 'rollback', transaction }).answer.catch(() => {});
        throw error;
      }
    },
    async copyTo(to) {
      await thread.send({ kind: 'copy', to }).answer;
    },
    close: () => thread.close(),
  };
}
