import type { PostalAddress } from '@muro/api';
import type { OrderAddress } from '../../db/schema/order-columns.ts';

/** A collage in the cart; one that is wanted on two materials has two lines. */
export interface CartLine {
  readonly collageId: number;
  /** Counted from 1 among the lines of its collage. */
  readonly line: number;
  /** '' until one is chosen. */
  readonly material: string;
  readonly quantity: number;
  /** Null: the newest version. */
  readonly version: number | null;
}

/** Addresses of an earlier order. */
export interface EarlierAddress extends OrderAddress {
  /** Invoice address, if it differs. */
  readonly invoice: PostalAddress | null;
}

/** A change of the cart. Omitted values of an existing line stay unchanged. */
export interface CartChange {
  readonly collageId: number;
  readonly material?: string | undefined;
  readonly quantity?: number | undefined;
  readonly version?: number | null | undefined;
}

/**
 * Returns the numbers of the lines that a change applies to; a new number adds a line.
 *
 * @param cartLines  lines of its collage in the cart
 * @param usedLines  numbers that earlier changes of the same step use
 */
export type ChooseLines<W extends CartChange> = (
  change: W,
  cartLines: readonly CartLine[],
  usedLines: ReadonlySet<number>,
) => readonly number[];

/** Carts of users, stored with their account until they are ordered. */
export interface Carts {
  /** Lists the lines in the order in which they were added. */
  list(ownerId: number): Promise<readonly CartLine[]>;
  /**
   * Applies all changes in one step. Concurrent requests of one owner are serialised.
   *
   * @returns false if the cart would have more than `maxLines` lines; then nothing is changed
   */
  put<W extends CartChange>(
    ownerId: number,
    changes: readonly W[],
    rule: { readonly maxLines: number; readonly chooseLines: ChooseLines<W> },
  ): Promise<boolean>;
  /** Removes one line, or all lines of the collage. */
  remove(ownerId: number, collageId: number, line?: number): Promise<void>;
  /** Returns the addresses of the last order from Muro's own cart; null before the first. */
  findEarlierAddress(ownerId: number): Promise<EarlierAddress | null>;
}
