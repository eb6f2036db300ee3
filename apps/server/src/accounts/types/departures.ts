import type { ApiLocale } from '@muro/api';
import type { Account } from './accounts.ts';

/** What lies in the stores of somebody who is gone. */
export interface Traces {
  /** Names of blobs that were theirs; some may be somebody else's, too. */
  readonly blobs: readonly string[];
  readonly collages: readonly number[];
  /** Their orders, and those whose print files nobody needs any more. */
  readonly orders: readonly number[];
  readonly ended: readonly number[];
  /** Names of the print files of those. */
  readonly prints: readonly string[];
}

export type LeaveOutcome =
  | { readonly kind: 'left'; readonly traces: Traces }
  /** These orders are not printed yet. */
  | { readonly kind: 'under-way'; readonly orders: readonly number[] }
  /** The password that was compared counts no more. */
  | { readonly kind: 'wrong' };

/** People who delete their accounts. */
export interface Departures {
  /** Photos, collages and sessions go at once; of orders stays what an invoice needs. A mail says so, and then forgets its address. */
  leave(account: Pick<Account, 'id' | 'passwordHash'>, locale: ApiLocale): Promise<LeaveOutcome>;
  /**
   * Deletes orders whose lawful end has come, and then the accounts that placed them. Looks only at accounts of which something is due.
   *
   * @param wipe  removes from the stores what may go; an account counts as swept once it resolves
   */
  sweep(wipe: (traces: Traces) => Promise<void>): Promise<void>;
}

export interface LeftFiles {
  /** An account was just deleted: dumps of the rows that hold it go when they are a day old. */
  noteLeft(): Promise<void>;
  /** Removes their files, and copies of them that were put aside with other bytes. */
  wipe(traces: Traces): Promise<void>;
  /**
   * Removes from this server's cache the pictures of people's collages that were painted a day ago: whose they are may have left on
   * another server. Removes dumps of the rows whose retention is over.
   */
  tidy(): Promise<void>;
}
