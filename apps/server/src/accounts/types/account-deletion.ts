import type { ApiLocale } from '@muro/api';
import type { Account } from './accounts.ts';

/** Files in the stores that belong to a deleted account. */
export interface AccountRemains {
  /** Names of the account's blobs; other accounts may share some. */
  readonly blobs: readonly string[];
  readonly collages: readonly number[];
  /** Ids of the account's orders, and those of them whose print files are no longer needed. */
  readonly orders: readonly number[];
  readonly ended: readonly number[];
  /** Names of the print files of `ended`. */
  readonly prints: readonly string[];
}

export type DeletionOutcome =
  | { readonly kind: 'left'; readonly remains: AccountRemains }
  /** These orders are not printed yet. */
  | { readonly kind: 'under-way'; readonly orders: readonly number[] }
  /** The verified password is not current any more. */
  | { readonly kind: 'wrong' };

/** Deletion of accounts. */
export interface AccountDeletion {
  /**
   * Deletes photos, collages and sessions at once; retains of orders what an invoice needs. A mail confirms it, after which its address is
   * deleted.
   */
  deleteAccount(account: Pick<Account, 'id' | 'passwordHash'>, locale: ApiLocale): Promise<DeletionOutcome>;
  /**
   * Deletes orders whose legal retention has ended, and then the accounts that placed them. Checks only accounts for which a deletion is
   * due.
   *
   * @param deleteFiles  deletes files from the stores; the account counts as checked once it resolves
   */
  deleteDue(deleteFiles: (remains: AccountRemains) => Promise<void>): Promise<void>;
}

export interface AccountFiles {
  /** Records that an account was deleted: dumps of the rows that contain it are deleted when they are a day old. */
  markDumps(): Promise<void>;
  /** Deletes the files, and their quarantined copies. */
  deleteFiles(remains: AccountRemains): Promise<void>;
  /**
   * Deletes pictures of collages that are older than a day from this server's cache, because their owner may have left on another server.
   * Deletes dumps of the rows whose retention is over.
   */
  expireCaches(): Promise<void>;
}
