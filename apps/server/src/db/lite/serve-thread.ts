import type { MessagePort } from 'node:worker_threads';
import type { ParserOptions, PGlite, Results, Transaction } from '@electric-sql/pglite';
import { copyFiles } from './copy-files.ts';
import type { ThreadAnswer, ThreadFault, ThreadMessage } from './thread-messages.ts';

interface OpenTransaction {
  readonly tx: Transaction;
  commit(): void;
  rollback(): void;
  /** Settles when the transaction has ended; rejects if it failed. */
  readonly ended: Promise<void>;
}

class RolledBack extends Error {}

/**
 * Answers the requests that arrive through `port` with this database.
 *
 * @param folder  folder of the database; undefined for one in memory
 */
export function serveThread(lite: PGlite, port: MessagePort, folder: string | undefined): void {
  const open = new Map<number, OpenTransaction>();
  const postAnswer = (answer: ThreadAnswer) => port.postMessage(answer);

  const answer = async ({ id, request }: ThreadMessage): Promise<Results | null> => {
    switch (request.kind) {
      case 'query':
        return await (request.within === null ? lite : findTransaction(open, request.within).tx).query(request.sql, [...request.values], {
          rowMode: request.rowMode,
          parsers: textParsers(request.asText),
        });
      case 'begin':
        open.set(id, await beginTransaction(lite));
        return null;
      case 'commit':
      case 'rollback': {
        const transaction = findTransaction(open, request.transaction);
        open.delete(request.transaction);
        transaction[request.kind]();
        await transaction.ended;
        return null;
      }
      case 'copy':
        if (folder === undefined) throw new RangeError('Expected a database in a folder to copy but received one in memory');
        copyFiles(folder, request.to);
        return null;
      case 'close':
        await lite.close();
        return null;
    }
  };

  port.on('message', (message: ThreadMessage) => {
    const { id } = message;
    answer(message).then(
      (results) => postAnswer({ kind: 'done', id, results }),
      (error: unknown) => postAnswer({ kind: 'failed', id, fault: faultOf(error) }),
    );
  });
}

/** Returns the parts of an error that are sent to another thread. */
export function faultOf(error: unknown): ThreadFault {
  const { message, severity, code, table, column, constraint } = error as ThreadFault;
  return { message, severity, code, table, column, constraint };
}

function findTransaction(open: ReadonlyMap<number, OpenTransaction>, id: number): OpenTransaction {
  const transaction = open.get(id);
  if (!transaction) throw new Error('The transaction has ended.');
  return transaction;
}

/** Begins a transaction that stays open until `commit` or `rollback` is called. */
async function beginTransaction(lite: PGlite): Promise<OpenTransaction> {
  let ended: Promise<void> = Promise.resolve();
  const { tx, commit, rollback } = await new Promise<Pick<OpenTransaction, 'tx' | 'commit' | 'rollback'>>((opened, failed) => {
    ended = lite
      .transaction((tx) => new Promise<void>((commit, fail) => opened({ tx, commit, rollback: () => fail(new RolledBack()) })))
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    ended.catch(failed);
  });
  return { tx, commit, rollback, ended };
}

const asItIs = (value: string) => value;

const textParsers = (types: readonly number[]): ParserOptions => Object.fromEntries(types.map((type) => [type, asItIs]));
