import type { PostalAddress } from '@muro/api';
import type { OrderAddress } from '../../db/schema/order-parts.ts';

/** A collage that a person means to order; one that is wanted on two materials has two lines. */
export interface CartLine {
  readonly collageId: number;
  /** Counted from 1 among the lines of its collage. */
  readonly line: number;
  /** '' until one is chosen. */
  readonly material: string;
  readonly quantity: number;
  /** Null: the newest. */
  readonly version: number | null;
}

/** Where an order went. */
export interface EarlierAddress extends OrderAddress {
  /** Where its invoice went, if elsewhere. */
  readonly invoice: PostalAddress | null;
}

/** A change of the cart. Without a material, a quantity or a version a line that is there stays as it is. */
export interface CartWish {
  readonly collageId: number;
  readonly material?: string | undefined;
  readonly quantity?: number | undefined;
  readonly version?: number | null | undefined;
}

/**
 * Returns the numbers of the lines that a wish changes; a number that is not there is added.
 *
 * @param own    lines of its collage in the cart
 * @param taken  numbers that wishes before it have taken
 */
export type ChooseLines<W extends CartWish> = (wish: W, own: readonly CartLine[], taken: ReadonlySet<number>) => readonly number[];

/** What people mean to order: kept with their account until they have ordered it. */
export interface Carts {
  /** In the order in which they were put there. */
  list(ownerId: number): Promise<readonly CartLine[]>;
  /**
   * Takes all wishes in one step. Two requests of one owner take turns.
   *
   * @returns false if the cart would hold more than `most` lines: it takes none of them
   */
  put<W extends CartWish>(
    ownerId: number,
    wishes: readonly W[],
    rule: { readonly most: number; readonly chooseLines: ChooseLines<W> },
  ): Promise<boolean>;
  /** One line, or all of the collage. */
  remove(ownerId: number, collageId: number, line?: number): Promise<void>;
  /** Where the last order of Muro's own cart went; null before the first. */
  earlierAddress(ownerId: number): Promise<EarlierAddress | null>;
}
