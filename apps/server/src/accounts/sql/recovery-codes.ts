import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema/factor-schema.ts';
import type { SecondFactors } from '../types/second-factors.ts';

export function createRecoveryCodes(db: Db): Pick<SecondFactors, 'findRecoveryHash' | 'useRecoveryCode' | 'replaceCodes'> {
  const isCode = (userId: number, number: number) => and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.number, number));
  return {
    async findRecoveryHash(userId, number) {
      const [row] = await db
        .select({ codeHash: recoveryCodes.codeHash })
        .from(recoveryCodes)
        .innerJoin(secondFactors, eq(secondFactors.userId, recoveryCodes.userId))
        .where(and(isCode(userId, number), isNotNull(secondFactors.confirmedAt)));
      return row?.codeHash ?? null;
    },
    async useRecoveryCode(userId, number, codeHash) {
      const used = await db
        .delete(recoveryCodes)
        .where(and(isCode(userId, number), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ number: recoveryCodes.number });
      return used.length === 1;
    },
    replaceCodes: (userId, codeHashes) => db.transaction((tx) => replaceCodes(tx, userId, codeHashes)),
  };
}

export async function replaceCodes(tx: Tx, userId: number, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash, number) => ({ userId, number, codeHash })));
}
