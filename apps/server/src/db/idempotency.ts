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

/**
 * Returns the response that a request with this key already got; 'other-content' if the key was used with another request; null if the key
 * is new.
 */
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
 * Stores the response of a request with an idempotency key, in the transaction that does the work: of two concurrent equal requests the
 * second fails here on the primary key, and its whole transaction is rolled back.
 */
export async function keepAnswer(tx: Tx, { ownerId, purpose }: IdempotencyScope, key: IdempotencyKey, answer: unknown): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ownerId, purpose, ...key, answer, createdAt: now });
}

/** Runs a transaction and, if it lost such a race, runs it again; the second run finds the winner's response. */
export async function withRetryOnDuplicate<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return await run();
  }
}
