import type { ApiLocale } from '@muro/api';
import type { Account } from './accounts.ts';

/** Files in the stores that belong to a deleted account. */
export interface Traces {
  /** Names of the account's blobs; other accounts may share some. */
  readonly blobs: readonly string[];
  readonly collages: readonly number[];
  /** Ids of the account's orders, and those of them whose print files are no longer needed. */
  readonly orders: readonly number[];
  readonly ended: readonly number[];
  /** Names of the print files of `ended`. */
  readonly prints: readonly string[];
}

export type LeaveOutcome =
  | { readonly kind: 'left'; readonly traces: Traces }
  /** These orders are not printed yet. */
  | { readonly kind: 'under-way'; readonly orders: readonly number[] }
  /** The verified password is not current any more. */
  | { readonly kind: 'wrong' };

/** Deletion of accounts. */
export interface Departures {
  /**
   * Deletes photos, collages and sessions at once; retains of orders what an invoice needs. A mail confirms it, after which its address is
   * deleted.
   */
  leave(account: Pick<Account, 'id' | 'passwordHash'>, locale: ApiLocale): Promise<LeaveOutcome>;
  /**
   * Deletes orders whose legal retention has ended, and then the accounts that placed them. Checks only accounts for which a deletion is
   * due.
   *
   * @param wipe  deletes files from the stores; the account counts as checked once it resolves
   */
  sweep(wipe: (traces: Traces) => Promise<void>): Promise<void>;
}

export interface LeftFiles {
  /** Records that an account was deleted: dumps of the rows that contain it are deleted when they are a day old. */
  noteLeft(): Promise<void>;
  /** Deletes the files, and their quarantined copies. */
  wipe(traces: Traces): Promise<void>;
  /**
   * Deletes pictures of collages that are older than a day from this server's cache, because their owner may have left on another server.
   * Deletes dumps of the rows whose retention is over.
   */
  tidy(): Promise<void>;
}
