import type { PrintPlace } from '../../orders/types/print-place.ts';

export interface LeavingPrint extends PrintPlace {
  /** Of its files, without their ending. */
  readonly name: string;
}

/** Which print files need no room any more, and which of them are wanted all the same. */
export interface PrintRoom {
  /**
   * Writes down of some files of orders that ended, and of which nothing was heard for so many days, that they go; of those whose
   * going was broken off, too. None: there are no more.
   */
  choose(idleDays: number): Promise<readonly LeavingPrint[]>;
  /** They are gone from the store. */
  gone(place: PrintPlace): Promise<void>;
  /** Puts a job in line whose files were let go, unless it is there. False: they were not, or the order was never sent. */
  wantAgain(place: PrintPlace): Promise<boolean>;
}
