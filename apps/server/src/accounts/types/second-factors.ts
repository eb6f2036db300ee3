import type { ApiLocale } from '@muro/api';
import type { Account, PasswordHasher } from './accounts.ts';

/** Two-step verification that is switched on. */
export interface SecondFactor {
  readonly since: Date;
  /** Number of unused recovery codes. */
  readonly codesLeft: number;
}

export interface ConfirmedFactor {
  /** Hashes of the recovery codes, by their number. */
  readonly codeHashes: readonly string[];
  /** Token of the session that continues. */
  readonly token: string;
  readonly locale: ApiLocale;
}

/** Second factors of accounts: the secret of an authenticator app (TOTP), and recovery codes. */
export interface SecondFactors {
  /** Null if two-step verification is off or being set up. */
  find(userId: number): Promise<SecondFactor | null>;
  /** Stores a new secret that a code has to confirm, in place of an unconfirmed one. False: it is already on. */
  begin(userId: number, secret: Buffer): Promise<boolean>;
  /** True while a secret waits for its confirmation. */
  isPending(userId: number): Promise<boolean>;
  /**
   * Uses up a code of the app. False if it is wrong, or its time step is not later than that of the last used code.
   *
   * @param isPending  checks against the secret that is being set up
   */
  useAppCode(userId: number, digits: string, isPending?: boolean): Promise<boolean>;
  /** Switches it on, ends every other session and sends a mail. False: no set-up is pending, or this session ended. */
  confirm(userId: number, factor: ConfirmedFactor): Promise<boolean>;
  /** Returns the hash of the recovery code with this number; null if it is used up. */
  findRecoveryHash(userId: number, number: number): Promise<string | null>;
  /** Uses up a recovery code. False: a concurrent request used it. */
  useRecoveryCode(userId: number, number: number, codeHash: string): Promise<boolean>;
  /** Replaces all recovery codes. */
  replaceCodes(userId: number, codeHashes: readonly string[]): Promise<void>;
  /** Switches it off and sends a mail. False: it was off. */
  end(userId: number, locale: ApiLocale | ''): Promise<boolean>;
}

/** Sign-ins that wait for a code, each identified by a random ticket. */
export interface SignInTickets {
  /** Opens a ticket; null if the verified password is not current any more. */
  open(account: Pick<Account, 'id' | 'passwordHash'>): Promise<string | null>;
  /** Returns the account of a ticket; null if it is expired, used or unknown. */
  find(ticket: string): Promise<Account | null>;
  /** Uses up a ticket. False: a concurrent request used it. */
  close(ticket: string): Promise<boolean>;
}

/** Ports that checking a second factor needs. */
export interface FactorPorts {
  readonly factors: SecondFactors;
  readonly tickets: SignInTickets;
  readonly hasher: PasswordHasher;
}
