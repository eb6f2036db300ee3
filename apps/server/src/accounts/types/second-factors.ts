import type { ApiLocale } from '@muro/api';
import type { Account, PasswordHasher } from './accounts.ts';

/** Two-step verification that is on. */
export interface SecondFactor {
  readonly since: Date;
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number;
}

export interface ConfirmedFactor {
  /** Hashes of the recovery codes, by their number. */
  readonly codeHashes: readonly string[];
  /** Token of the session that goes on. */
  readonly token: string;
  readonly locale: ApiLocale;
}

/** Second factors of accounts: the secret of an authenticator app, and recovery codes. */
export interface SecondFactors {
  /** Null while it is off, or being set up. */
  find(userId: number): Promise<SecondFactor | null>;
  /** Keeps a new secret that a code has to confirm; an unconfirmed one goes. False: it is on already. */
  begin(userId: number, secret: Buffer): Promise<boolean>;
  /** True while a secret waits for the code that confirms it. */
  isPending(userId: number): Promise<boolean>;
  /**
   * True once for each code of the app, and for none of a step before one that was used.
   *
   * @param isPending  of the secret that is being set up
   */
  useAppCode(userId: number, digits: string, isPending?: boolean): Promise<boolean>;
  /** Switches it on; every session but this one ends, and a mail says so. False: nothing was being set up, or this session ended. */
  confirm(userId: number, factor: ConfirmedFactor): Promise<boolean>;
  /** The hash of the recovery code with this number; null for one that is used up. */
  recoveryHash(userId: number, number: number): Promise<string | null>;
  /** Uses up a recovery code. False: another request was quicker. */
  useRecoveryCode(userId: number, number: number, codeHash: string): Promise<boolean>;
  /** Puts new recovery codes in the place of the former ones. */
  renewCodes(userId: number, codeHashes: readonly string[]): Promise<void>;
  /** Switches it off, and a mail says so. False: it was off. */
  end(userId: number, locale: ApiLocale | ''): Promise<boolean>;
}

/** Sign-ins that wait for a code, each under a random ticket. */
export interface SignInTickets {
  /** Null when the password that was compared counts no more. */
  open(account: Pick<Account, 'id' | 'passwordHash'>): Promise<string | null>;
  /** Returns the account of a ticket; null for one that is too old, used or unknown. */
  find(ticket: string): Promise<Account | null>;
  /** Uses it up. False: another request was quicker. */
  close(ticket: string): Promise<boolean>;
}

/** Ports and values that checking a second factor needs. */
export interface FactorPorts {
  readonly factors: SecondFactors;
  readonly tickets: SignInTickets;
  readonly hasher: PasswordHasher;
}
