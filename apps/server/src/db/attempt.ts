import { and, eq } from 'drizzle-orm';
import type { NamedAttempt } from '../use-cases/ports.ts';
import type { Db } from './database.ts';
import { idempotencyKeys } from './schema.ts';

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface AttemptPlace {
  readonly ownerId: number;
  readonly purpose: 'save' | 'order';
}

/** The answer a named attempt already got; 'other-content' when the same name came with another request. Null: go ahead. */
export async function findAnswer<T>(
  tx: Tx,
  { ownerId, purpose }: AttemptPlace,
  attempt: NamedAttempt,
): Promise<T | 'other-content' | null> {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.purpose, purpose), eq(idempotencyKeys.key, attempt.key)));
  if (!row) return null;
  return row.requestHash === attempt.requestHash ? (row.answer as T) : 'other-content';
}

/**
 * Keeps the answer of a named attempt, in the transaction that does the work: of two equal attempts at the same
 * moment the second fails here on the primary key, and with it its whole transaction.
 */
export async function keepAnswer(
  tx: Tx,
  { ownerId, purpose }: AttemptPlace,
  attempt: NamedAttempt,
  answer: unknown,
  now: Date,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ownerId, purpose, ...attempt, answer, createdAt: now });
}

/** Runs a transaction again when it lost such a race; the second run finds the winner's answer. */
export async function withRetryOnDuplicate<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== '23505') throw error;
    return await run();
  }
}
