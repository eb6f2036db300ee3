import type { AccountTextKey } from '@muro/texts/all';
import { done, type Result, refuse } from '../../values/result.ts';
import { readTypedCode, type TypedCode } from '../rules/recovery-codes.ts';
import type { AttemptLimit, AttemptLimits } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { type Counter, limitAttempts } from './limit-attempts.ts';

export interface CodePorts extends Pick<FactorPorts, 'factors' | 'hasher'> {
  readonly attemptLimits: AttemptLimits;
}

/**
 * Limit of attempts at a code. Three of a million codes are valid at any moment, so ten attempts per quarter of an hour, and fewer with
 * each block, find none in years.
 */
export const CODE_ATTEMPTS: AttemptLimit = { maxAttempts: 10, windowS: 15 * 60 };

/** Checks a typed code of the app, or a recovery code, and uses it up. @returns its kind; null for a wrong or used one */
export async function proveCode(
  ports: CodePorts,
  userId: number,
  { typed, counters }: { readonly typed: string; readonly counters: readonly Counter[] },
): Promise<Result<TypedCode['kind'] | null>> {
  const code = readTypedCode(typed);
  if (code === null) return done(null); // not counted as an attempt
  return await limitAttempts(ports.attemptLimits, counters, async () => ((await useCode(ports, userId, code)) ? code.kind : null));
}

/** Verifying a used recovery code takes as long as verifying a valid one. */
async function useCode({ factors, hasher }: CodePorts, userId: number, code: TypedCode): Promise<boolean> {
  if (code.kind === 'app') return await factors.useAppCode(userId, code.digits);
  const codeHash = await factors.findRecoveryHash(userId, code.number);
  const isRight = await hasher.verify(codeHash, code.digits);
  return isRight && codeHash !== null && (await factors.useRecoveryCode(userId, code.number, codeHash));
}

/**
 * Counters of codes that a signed-in user types. They are separate from those of sign-ins, so that an attacker who knows the password
 * cannot block the owner from changing it.
 */
export const ownCodeCounters = (userId: number): readonly Counter[] => [{ name: `own-code|${userId}`, limit: CODE_ATTEMPTS }];

/** Checks the code of an account that has two-step verification. @returns the error as a text key; null if there is none */
export async function codeFault(ports: CodePorts, userId: number, typed = ''): Promise<Result<AccountTextKey | null>> {
  if (!(await ports.factors.find(userId))) return done(null);
  if (typed.trim() === '') return done('codeNeeded');
  const proven = await proveCode(ports, userId, { typed, counters: ownCodeCounters(userId) });
  if (!proven.ok) return refuse(proven.refusal.error, { ...proven.refusal, field: 'code' });
  return done(proven.value ? null : 'wrongCode');
}
