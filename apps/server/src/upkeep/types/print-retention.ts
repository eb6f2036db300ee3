import type { PrintPlace } from '../../orders/rules/print-name.ts';

export interface ExpiredPrint extends PrintPlace {
  /** Base name of its files. */
  readonly name: string;
}

/** Retention of print files: which ones are deleted to save space, and which are made again on request. */
export interface PrintRetention {
  /**
   * Marks a batch of print files for deletion: those of orders that ended and did not change for `idleDays`, and those whose deletion was
   * interrupted.
   *
   * @returns an empty list when there are no more
   */
  claimExpired(idleDays: number): Promise<readonly ExpiredPrint[]>;
  /** Records that the files were deleted from the store. */
  markDeleted(place: PrintPlace): Promise<void>;
  /** Queues a job whose files were deleted, unless it is queued already. False: they were not deleted, or the order was never sent. */
  requeue(place: PrintPlace): Promise<boolean>;
}
