import { PgPreparedQuery } from 'drizzle-orm/pg-core';

/** Fields of a database error; `message` and the details of it quote the values of the query. */
interface ServerAnswer {
  readonly severity?: string;
  readonly code?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly message?: string;
}

/**
 * A query that failed, without its values: those are people's names, addresses and documents, and errors end up in logs. `code` is the
 * SQLSTATE, or the system's error code of a broken connection.
 */
export class QueryFault extends Error {
  readonly code: string;
  readonly constraint: string;

  constructor(query: string, answer: ServerAnswer) {
    super(`${reasonOf(answer)} Query: ${query}`);
    this.name = 'QueryFault';
    this.code = answer.code ?? '';
    this.constraint = answer.constraint ?? '';
  }
}

export const isUniqueViolation = (error: unknown): boolean => error instanceof QueryFault && error.code === '23505';
export const isForeignKeyViolation = (error: unknown): boolean => error instanceof QueryFault && error.code === '23503';

function reasonOf({ severity, code, table, column, constraint, message }: ServerAnswer): string {
  if (severity === undefined) return `The database could not be queried: ${message || code || 'no reason given'}.`;
  const place = [table, column, constraint].filter(Boolean).join(', ');
  return `The database refused a query: SQLSTATE ${code ?? 'unknown'}${place && ` (${place})`}.`;
}

type Run = (this: unknown, query: string, values: unknown, run: () => Promise<unknown>) => Promise<unknown>;

/**
 * Makes every query of this process fail with a `QueryFault`. The library builds its own error with all values in its message, in one
 * method that both databases share; a handler further out could not separate the values from the text.
 */
export function hideQueryValues(): void {
  const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: Run };
  const { queryWithCache } = prepared;
  if (isHiding.has(queryWithCache)) return;
  const hiding: Run = async function (query, values, run) {
    try {
      return await queryWithCache.call(this, query, values, run);
    } catch (error) {
      throw new QueryFault(query, ((error as { cause?: unknown }).cause ?? error) as ServerAnswer);
    }
  };
  isHiding.add(hiding);
  prepared.queryWithCache = hiding;
}

const isHiding = new WeakSet<Run>();
