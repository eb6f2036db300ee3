import type { PostalAddress } from '@muro/api';
import type { OrderAddress } from './orders.ts';

/** A collage that a person means to order. */
export interface CartLine {
  readonly collageId: number;
  /** '' until one is chosen. */
  readonly material: string;
  readonly quantity: number;
}

/** Where an order went. */
export interface EarlierAddress extends OrderAddress {
  /** Where its invoice went, if elsewhere. */
  readonly invoice: PostalAddress | null;
}

/** What people mean to order: kept with their account until they have ordered it. */
export interface Carts {
  /** In the order in which they were put there. */
  list(ownerId: number): Promise<readonly CartLine[]>;
  /** Without a material or a quantity one that is there stays as it is. False: the cart holds as many as may be. */
  put(
    ownerId: number,
    line: { readonly collageId: number; readonly material?: string | undefined; readonly quantity?: number | undefined },
    most: number,
  ): Promise<boolean>;
  remove(ownerId: number, collageId: number): Promise<void>;
  /** Where the last order of Muro's own cart went; null before the first. */
  earlierAddress(ownerId: number): Promise<EarlierAddress | null>;
}
