import type { AccountTextKey } from '@muro/texts/all';
import { done, type Result, refuse } from '../../values/result.ts';
import { readTypedCode, type TypedCode } from '../rules/recovery-codes.ts';
import type { Guesses, GuessLimit } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { type Counter, countTries } from './count-tries.ts';

export interface CodePorts extends Pick<FactorPorts, 'factors' | 'hasher'> {
  readonly guesses: Guesses;
}

/** Three of a million codes count at any moment, so ten tries a quarter of an hour, and fewer with each block, find none in years. */
export const CODE_TRIES: GuessLimit = { most: 10, windowS: 15 * 60 };

/** Checks a typed code of the app, or a recovery code, and uses it up. @returns its kind; null for a wrong or used one */
export async function proveCode(
  ports: CodePorts,
  userId: number,
  { typed, counters }: { readonly typed: string; readonly counters: readonly Counter[] },
): Promise<Result<TypedCode['kind'] | null>> {
  const code = readTypedCode(typed);
  if (code === null) return done(null); // no guess
  return await countTries(ports.guesses, counters, async () => ((await useCode(ports, userId, code)) ? code.kind : null));
}

/** A recovery code that is used up takes as long as one that is not. */
async function useCode({ factors, hasher }: CodePorts, userId: number, code: TypedCode): Promise<boolean> {
  if (code.kind === 'app') return await factors.useAppCode(userId, code.digits);
  const codeHash = await factors.recoveryHash(userId, code.number);
  const isRight = await hasher.verify(codeHash, code.digits);
  return isRight && codeHash !== null && (await factors.useRecoveryCode(userId, code.number, codeHash));
}

/**
 * Counters of codes that a signed-in person types: not those of sign-ins, so that a stranger who knows the password cannot keep its
 * owner from changing it.
 */
export const ownCodeCounters = (userId: number): readonly Counter[] => [{ name: `own-code|${userId}`, limit: CODE_TRIES }];

/** Asks for the code of an account that has two-step verification. @returns what is wrong, as a text key; null: go ahead */
export async function codeFault(ports: CodePorts, userId: number, typed = ''): Promise<Result<AccountTextKey | null>> {
  if (!(await ports.factors.find(userId))) return done(null);
  if (typed.trim() === '') return done('codeNeeded');
  const proven = await proveCode(ports, userId, { typed, counters: ownCodeCounters(userId) });
  if (!proven.ok) return refuse(proven.refusal.error, { ...proven.refusal, field: 'code' });
  return done(proven.value ? null : 'wrongCode');
}
