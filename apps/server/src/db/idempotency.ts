import { and, eq } from 'drizzle-orm';
import type { IdempotencyKey } from '../values/idempotency-key.ts';
import { now } from './clock.ts';
import type { Tx } from './database.ts';
import { isUniqueViolation } from './query-fault.ts';
import { idempotencyKeys } from './schema/account-schema.ts';

export interface IdempotencyScope {
  readonly ownerId: number;
  readonly purpose: 'save' | 'order';
}

/** The answer that a request of this key already got; 'other-content' when the same key came with another request. Null: go ahead. */
export async function findAnswer<T>(
  tx: Pick<Tx, 'select'>,
  { ownerId, purpose }: IdempotencyScope,
  key: IdempotencyKey,
): Promise<T | 'other-content' | null> {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.purpose, purpose), eq(idempotencyKeys.key, key.key)));
  if (!row) return null;
  return row.requestHash === key.requestHash ? (row.answer as T) : 'other-content';
}

/**
 * Keeps the answer of a request with a key, in the transaction that does the work: of two equal ones at the same
 * moment the second fails here on the primary key, and with it its whole transaction.
 */
export async function keepAnswer(tx: Tx, { ownerId, purpose }: IdempotencyScope, key: IdempotencyKey, answer: unknown): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ownerId, purpose, ...key, answer, createdAt: now });
}

/** Runs a transaction again when it lost such a race; the second run finds the winner's answer. */
export async function withRetryOnDuplicate<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return await run();
  }
}
