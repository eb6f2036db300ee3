import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordHasher } from '../types/accounts.ts';

/** The package's value of Argon2id; its enum exists only in types. */
const ARGON2ID = 2;
/** OWASP's minimum recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

/** Thrown if too many passwords are being checked; the client may retry in a few seconds. */
export class HasherBusyError extends Error {
  constructor() {
    super('Too many passwords are being checked.');
    this.name = 'HasherBusyError';
  }
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const limit = pLimit(MAX_RUNNING);
  const inTurn = async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= MAX_RUNNING && limit.pendingCount >= MAX_WAITING) throw new HasherBusyError();
    return await limit(task);
  };
  /** Verified for unknown names, so that they take as long as existing ones (no timing oracle). */
  const dummyHash = await hash('the dummy password', COST);
  return {
    hash: (password) => inTurn(() => hash(composed(password), COST)),
    verify: (passwordHash, password) =>
      inTurn(async () => (await isPasswordOf(passwordHash ?? dummyHash, password)) && passwordHash !== null),
  };
}

/** Composes letters and diacritics (NFC), because keyboards differ in how they type an ü (RFC 8265, OpaqueString). */
const composed = (password: string): string => password.normalize('NFC');

/** True if the hash is of this password. Older versions hashed it as typed, or without leading and trailing spaces. */
async function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  for (const passwordForm of new Set([composed(password), password, composed(password).trim()]))
    if (passwordForm !== '' && (await verify(passwordHash, passwordForm))) return true;
  return false;
}
